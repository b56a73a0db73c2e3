import type { Scope } from '@narthex/shared-contracts';
import type { Member } from '@narthex/shared-contracts/schemas/members';
import { mediaUrl } from '../../responses/media-url';
import type { MemberRow } from './repository';

/** The departments somebody leads in or whose ministries they belong to. */
export function listDepartments({ department, ministries }: MemberRow): Member['departments'] {
  const all = [department, ...ministries.map((ministry) => ministry.department)];
  return [...new Set(all)].filter((one) => one !== null);
}

/** A department's leaders see how to reach somebody, not their birthday and where they live. */
export function presentMember(row: MemberRow, scope: Scope = 'all'): Member {
  const mayReadPrivateFields = scope === 'all';
  return {
    id: row.id,
    version: row.version,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    date_of_birth: mayReadPrivateFields ? row.dateOfBirth : null,
    address: mayReadPrivateFields ? row.address : null,
    membership_date: row.membershipDate,
    status: row.membershipStatus,
    role: row.role,
    has_account: row.passwordHash !== null,
    invited_at: row.invitedAt?.toISOString() ?? null,
    photo_url: mediaUrl(row.photoUrl),
    ministries: row.ministries.map(({ id, name, role, status }) => ({ id, name, role, status })),
    departments: listDepartments(row),
    created_at: row.createdAt.toISOString(),
  };
}
