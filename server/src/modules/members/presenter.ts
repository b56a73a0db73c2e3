import { scopeOf, type Actor } from '@narthex/shared-contracts';
import { memberSchema, type Member } from '@narthex/shared-contracts/schemas/members';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import type { MemberRow } from './repository';

/**
 * Lists the departments that a person leads, and those with ministries that they joined or asked to join. An invitation
 * alone doesn't count.
 */
export function listDepartments({ department, ministries }: MemberRow): Member['departments'] {
  const own = ministries.filter(({ status }) => status !== 'invited');
  const all = [department, ...own.map((ministry) => ministry.department)];
  return [...new Set(all)].filter((one) => one !== null);
}

/** Returns everything that the register contains about a person. Responses must use `presentMember`. */
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

/** Presents a member. A department's leaders see contacts, but not the birthday and the home address. */
export function presentMember(row: MemberRow, actor: Actor): Member {
  const member = describeMember(row);
  return scopeOf(actor, 'members.read') === 'all'
    ? member
    : { ...member, date_of_birth: null, address: null };
}
