import type { Department } from '@narthex/shared-contracts';
import type { CurrentSession, CurrentUser } from '@narthex/shared-contracts/schemas/auth';
import { mediaUrl } from '../../responses/links/media-url';
import type { Account } from './repository';

function presentUser(row: Account, department: Department | null): CurrentUser {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    date_of_birth: row.date_of_birth,
    address: row.address,
    role: row.role,
    department,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at?.toISOString() ?? null,
    email_confirmed: row.email_confirmed_at !== null,
    photo_url: mediaUrl(row.photo_url),
    version: row.version,
  };
}

/** `department` is the one of the session: an administrator works in the one they chose at the leaders' portal. */
export function presentSession(row: Account, department: Department | null): CurrentSession {
  return { user: presentUser(row, department), role: row.role, department };
}

/** What of an account goes into the audit. */
export function auditedProfile(row: Account): Record<string, unknown> {
  const {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    date_of_birth: dateOfBirth,
    address,
    version,
  } = row;
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    date_of_birth: dateOfBirth,
    address,
    version,
  };
}
