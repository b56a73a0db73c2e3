import { scopeOf, type Actor } from '@narthex/shared-contracts';
import type { Member } from '@narthex/shared-contracts/schemas/members';
import { mediaUrl } from '../../responses/links/media-url';
import type { MemberRow } from './repository';

/** The departments somebody leads in, or whose ministries they joined or asked to. An invitation alone opens nothing. */
export function listDepartments({ department, ministries }: MemberRow): Member['departments'] {
  const own = ministries.filter(({ status }) => status !== 'invited');
  const all = [department, ...own.map((ministry) => ministry.department)];
  return [...new Set(all)].filter((one) => one !== null);
}

/** Everything that the register holds of somebody: not for a response, which `presentMember` is for. */
export function describeMember(row: MemberRow): Member {
  return {
    id: row.id,
    version: row.version,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    date_of_birth: row.dateOfBirth,
    address: row.address,
    membership_date: row.membershipDate,
    status: row.membershipStatus,
    role: row.role,
    has_account: row.passwordHash !== null,
    email_confirmed: row.emailConfirmedAt !== null,
    invited_at: row.invitedAt?.toISOString() ?? null,
    photo_url: mediaUrl(row.photoUrl),
    ministries: row.ministries.map(({ id, name, role, status }) => ({ id, name, role, status })),
    departments: listDepartments(row),
    created_at: row.createdAt.toISOString(),
  };
}

/** A department's leaders see how to reach somebody, not their birthday and where they live. */
export function presentMember(row: MemberRow, actor: Actor): Member {
  const member = describeMember(row);
  return scopeOf(actor, 'members.read') === 'all'
    ? member
    : { ...member, date_of_birth: null, address: null };
}
