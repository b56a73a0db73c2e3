import { scopeOf, type Actor } from '@narthex/shared-contracts';
import { memberSchema, type Member } from '@narthex/shared-contracts/schemas/members';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import type { MemberRow } from './repository';

/** The departments somebody leads in, or whose ministries they joined or asked to. An invitation alone opens nothing. */
export function listDepartments({ department, ministries }: MemberRow): Member['departments'] {
  const own = ministries.filter(({ status }) => status !== 'invited');
  const all = [department, ...own.map((ministry) => ministry.department)];
  return [...new Set(all)].filter((one) => one !== null);
}

/** Everything that the register holds of somebody: not for a response, which `presentMember` is for. */
export function describeMember(row: MemberRow): Member {
  return presentRow(memberSchema, row, {
    status: row.membership_status,
    has_account: row.password_hash !== null,
    email_confirmed: row.email_confirmed_at !== null,
    photo_url: mediaUrl(row.photo_url),
    ministries: row.ministries.map(({ id, name, role, status }) => ({ id, name, role, status })),
    departments: listDepartments(row),
  });
}

/** A department's leaders see how to reach somebody, not their birthday and where they live. */
export function presentMember(row: MemberRow, actor: Actor): Member {
  const member = describeMember(row);
  return scopeOf(actor, 'members.read') === 'all'
    ? member
    : { ...member, date_of_birth: null, address: null };
}
