import { scopeOf, type Actor } from '@narthex/shared-contracts';
import type { Candidate, MinistryMember } from '@narthex/shared-contracts/schemas/ministry-members';
import { mediaUrl } from '../../../responses/links/media-url';
import type { findCandidates, MinistryMemberRow } from './repository';

/** Presents what a department's leaders may see of a person who has joined or asked to join. */
const presentPerson = ({ person }: MinistryMemberRow) => ({
  email: person.email,
  phone: person.phone,
  photo_url: mediaUrl(person.photo_url),
  has_account: person.password_hash !== null,
  email_confirmed: person.email_confirmed_at !== null,
  invited_at: person.invited_at?.toISOString() ?? null,
});
const NOTHING_YET = {
  email: null,
  phone: null,
  photo_url: null,
  has_account: null,
  email_confirmed: null,
  invited_at: null,
};

/** Presents a membership. Leaders of a department see only the name of an invited person. */
export function presentMinistryMember(row: MinistryMemberRow, actor: Actor): MinistryMember {
  const isOpen = row.status !== 'invited' || scopeOf(actor, 'ministry-members.manage') === 'all';
  return {
    id: row.id,
    ministry_id: row.ministry_id,
    ministry_name: row.ministryName,
    department: row.department,
    user_id: row.user_id,
    name: `${row.person.first_name} ${row.person.last_name}`,
    ...(isOpen ? presentPerson(row) : NOTHING_YET),
    role: row.role,
    status: row.status,
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}

/** Shortens an address so that two people with the same name can be distinguished. */
const buildHint = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

export const presentCandidate = ({
  id,
  first_name: firstName,
  last_name: lastName,
  email,
}: Awaited<ReturnType<typeof findCandidates>>[number]): Candidate => ({
  id,
  name: `${firstName} ${lastName}`,
  email_hint: email === null ? null : buildHint(email),
});
