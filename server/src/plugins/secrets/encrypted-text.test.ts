import { randomBytes } from 'node:crypto';
import { decryptText, encryptText } from './encrypted-text';

const secret = randomBytes(32).toString('base64url');

it.each(['JBSWY3DPEHPK3PXP', '', 'Nairobi – é ✓'])('gives back %j to its owner', (text) => {
  expect(decryptText(secret, 'user 1', encryptText(secret, 'user 1', text))).toBe(text);
});

it('encrypts the same text differently each time, and shows nothing of it', () => {
  const encrypted = encryptText(secret, 'user 1', 'JBSWY3DPEHPK3PXP');
  expect(encryptText(secret, 'user 1', 'JBSWY3DPEHPK3PXP')).not.toBe(encrypted);
  expect(Buffer.from(encrypted, 'base64url').toString()).not.toContain('JBSWY3DPEHPK3PXP');
});

it('gives nothing to another owner, to another secret, or for changed bytes', () => {
  const encrypted = encryptText(secret, 'user 1', 'JBSWY3DPEHPK3PXP');
  const changed = Buffer.from(encrypted, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => decryptText(secret, 'user 2', encrypted)).toThrow();
  expect(() => decryptText(randomBytes(32).toString('base64url'), 'user 1', encrypted)).toThrow();
  expect(() => decryptText(secret, 'user 1', changed.toString('base64url'))).toThrow();
});
