import type { Passkey } from '@narthex/shared-contracts/schemas/passkeys';
import type { PasskeyRow } from './passkey-repository';

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
