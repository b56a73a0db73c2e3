import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { media } from '../../database/schema/media';
import { users } from '../../database/schema/auth';

/** Returns true if the person uploaded this picture. */
export async function isOwnPicture(db: Queryable, userId: number, key: string): Promise<boolean> {
  const own = and(eq(media.key, key), eq(media.kind, 'image'), eq(media.uploaded_by, userId));
  return (await db.$count(media, own)) > 0;
}

export async function updatePhoto(tx: Queryable, userId: number, photoUrl: string | null): Promise<void> {
  await tx
    .update(users)
    .set({ photo_url: photoUrl, updated_at: sql`now()` })
    .where(eq(users.id, userId));
}
