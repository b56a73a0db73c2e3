import type { Department } from '@narthex/shared-contracts';
import {
  currentUserSchema,
  type CurrentSession,
  type CurrentUser,
} from '@narthex/shared-contracts/schemas/auth';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import type { Account } from './repository';

const presentUser = (row: Account, department: Department | null): CurrentUser =>
  presentRow(currentUserSchema, row, {
    name: `${row.first_name} ${row.last_name}`,
    department,
    email_confirmed: row.email_confirmed_at !== null,
    photo_url: mediaUrl(row.photo_url),
  });

/**
 * Presents a session. `department` comes from the session, because administrators choose one at the leaders' portal.
 */
export function presentSession(row: Account, department: Department | null): CurrentSession {
  return { user: presentUser(row, department), role: row.role, department };
}

/** Returns the fields of an account that an audit entry records. */
export function auditedProfile(row: Account): Record<string, unknown> {
  const { first_name, last_name, email, phone, date_of_birth, address, version } = row;
  return { first_name, last_name, email, phone, date_of_birth, address, version };
}
