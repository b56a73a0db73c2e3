import type { Database } from '../../../database/database-handle';
import type { Passwords } from '../../../plugins/passwords/passwords';
import { readSite } from '../../../site/site-repository';

interface Chooser {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Hashes a password that a person chose. Throws 422 for its field if the password is easily guessed. */
export async function choosePassword(
  { db, passwords }: { readonly db: Database; readonly passwords: Passwords },
  password: string,
  { first_name: firstName, last_name: lastName, email }: Chooser,
): Promise<string> {
  const { name } = await readSite(db);
  return passwords.choose(password, [firstName, lastName, email, name]);
}
