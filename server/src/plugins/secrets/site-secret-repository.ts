import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { siteSecrets } from '../../database/schema/remotes';

const SECRET_BYTES = 32;

/** Returns a secret of this site, which all its processes share. It is created on first use. */
export async function readSiteSecret(db: Queryable, name: string): Promise<string> {
  await db
    .insert(siteSecrets)
    .values({ name, secret: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return row.secret;
}
