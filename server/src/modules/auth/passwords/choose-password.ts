import type { Database } from '../../../database/database-handle';
import type { Passwords } from '../../../plugins/passwords/passwords';
import { readSite } from '../../../site/site-repository';

interface Chooser {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The hash of a password that a person chose; one that is easily guessed is refused at its field. */
export async function choosePassword(
  { db, passwords }: { readonly db: Database; readonly passwords: Passwords },
  password: string,
  { first_name: firstName, last_name: lastName, email }: Chooser,
): Promise<string> {
  const { name } = await readSite(db);
  return passwords.choose(password, [firstName, lastName, email, name]);
}
