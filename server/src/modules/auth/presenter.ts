import type { Department } from '@narthex/shared-contracts';
import type { CurrentSession, CurrentUser } from '@narthex/shared-contracts/schemas/auth';
import { mediaUrl } from '../../responses/links/media-url';
import type { Account } from './repository';

function presentUser(row: Account, department: Department | null): CurrentUser {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    date_of_birth: row.dateOfBirth,
    address: row.address,
    role: row.role,
    department,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt?.toISOString() ?? null,
    email_confirmed: row.emailConfirmedAt !== null,
    photo_url: mediaUrl(row.photoUrl),
    version: row.version,
  };
}

/** `department` is the one of the session: an administrator works in the one they chose at the leaders' portal. */
export function presentSession(row: Account, department: Department | null): CurrentSession {
  return { user: presentUser(row, department), role: row.role, department };
}

/** What of an account goes into the audit. */
export function auditedProfile(row: Account): Record<string, unknown> {
  const { firstName, lastName, email, phone, dateOfBirth, address, version } = row;
  return { firstName, lastName, email, phone, dateOfBirth, address, version };
}
