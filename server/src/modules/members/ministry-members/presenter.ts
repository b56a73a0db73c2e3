import type { Candidate, MinistryMember } from '@narthex/shared-contracts/schemas/ministry-members';
import { mediaUrl } from '../../../responses/media-url';
import type { findCandidates, MinistryMemberRow } from './repository';

export const presentMinistryMember = ({ person, ...row }: MinistryMemberRow): MinistryMember => ({
  id: row.id,
  ministry_id: row.ministryId,
  ministry_name: row.ministryName,
  department: row.department,
  user_id: row.userId,
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  phone: person.phone,
  photo_url: mediaUrl(person.photoUrl),
  has_account: person.passwordHash !== null,
  invited_at: person.invitedAt?.toISOString() ?? null,
  role: row.role,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  version: row.version,
});

/** Enough of an address to tell two people of one name apart. */
const buildHint = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

export const presentCandidate = ({
  id,
  firstName,
  lastName,
  email,
}: Awaited<ReturnType<typeof findCandidates>>[number]): Candidate => ({
  id,
  name: `${firstName} ${lastName}`,
  email_hint: email === null ? null : buildHint(email),
});
