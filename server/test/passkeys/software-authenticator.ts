import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { SignedChallenge } from '@narthex/shared-contracts/schemas/passkeys';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: string | Buffer) => Buffer.from(data).toString('base64url');

function count(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** Encodes a P-256 public key in the form of COSE: the map {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function encodeKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (coordinate: string) => Buffer.from(coordinate, 'base64url');
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([head, bytes(x), Buffer.from('225820', 'hex'), bytes(y)]);
}

interface Changes {
  /** Is the page that the browser reports; it knows better than the page itself. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isPresent?: boolean;
}

/** Is an authenticator in software, which signs with ES256 as a security key does. Its count rises with each signature. */
export class SoftwareAuthenticator {
  readonly id = text(randomBytes(32));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  /** Holds the public key as sites store it. */
  get publicKey(): string {
    return text(encodeKey(this.#keys.publicKey));
  }

  constructor(private readonly origin: string) {}

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin = this.origin) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count(this.counter, 4)]);
  }

  /** Makes a passkey, and returns what a browser passes on. */
  create(
    { challenge, rp }: { readonly challenge: string; readonly rp: { readonly id: string } },
    changes: Changes = {},
  ) {
    const id = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([
      this.#authenticatorData(changes.rpId ?? rp.id, USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL),
      Buffer.alloc(16),
      count(id.length, 2),
      id,
      encodeKey(this.#keys.publicKey),
    ]);
    // The CBOR map {fmt: 'none', attStmt: {}, authData: data}.
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: text(
          this.#clientData('webauthn.create', changes.challenge ?? challenge, changes.origin),
        ),
        attestationObject: text(Buffer.concat([head, count(data.length, 2), data])),
        transports: ['usb'],
      },
    };
  }

  /** Signs a challenge, and returns what a browser passes on. */
  sign(
    { challenge, rpId }: { readonly challenge: string; readonly rpId: string },
    changes: Changes = {},
  ): SignedChallenge {
    this.counter += 1;
    const client = this.#clientData('webauthn.get', changes.challenge ?? challenge, changes.origin);
    const flags = changes.isPresent === false ? 0 : USER_PRESENT;
    const data = this.#authenticatorData(changes.rpId ?? rpId, flags);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      },
    };
  }
}
