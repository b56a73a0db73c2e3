import { passkeyRequestSchema, type PasskeyRequest } from '@narthex/shared-contracts/schemas/passkeys';
import type { PasskeyRow } from './passkey-repository';

const known = passkeyRequestSchema.shape.allowCredentials.element;

/** Describes passkeys to a browser, so that it asks for one of them. Transports that no browser knows are left out. */
export const describeCredentials = (rows: readonly PasskeyRow[]): PasskeyRequest['allowCredentials'] =>
  rows.map(({ credential_id: id, transports }) => {
    const credential = { id, type: 'public-key' as const };
    const described = known.safeParse({ ...credential, transports });
    return described.success ? described.data : credential;
  });
