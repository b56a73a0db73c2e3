import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { nextVersion } from '../../database/schema/columns';
import { pageContents } from '../../database/schema/pages';

export type PageContentRow = typeof pageContents.$inferSelect;
export type FieldValues = Pick<PageContentRow, 'field' | 'title' | 'content' | 'image_url'> & {
  /** Undefined leaves the stored translations unchanged. */
  readonly translations?: PageContentRow['translations'] | undefined;
};

/**
 * Contains everything that is stored of a page. Its version counts the changes of its fields, which are never deleted.
 */
export interface StoredPage {
  readonly id: string;
  readonly version: number;
  readonly fields: readonly PageContentRow[];
}

interface Place {
  readonly category: string;
  readonly page: string;
}

export async function findPageContent(db: Queryable, { category, page }: Place): Promise<StoredPage> {
  const fields = await db
    .select()
    .from(pageContents)
    .where(and(eq(pageContents.category, category), eq(pageContents.page, page)))
    .orderBy(asc(pageContents.id));
  return {
    id: `${category}/${page}`,
    version: fields.reduce((sum, { version }) => sum + version, 0),
    fields,
  };
}

/** Reads a page and locks it for this transaction, even if nothing is stored yet. */
export async function lockPageContent(tx: Queryable, place: Place): Promise<StoredPage> {
  const key = `page-content/${place.category}/${place.page}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
  return findPageContent(tx, place);
}

/** Inserts or updates a field of a page. */
export async function saveField(tx: Queryable, place: Place, values: FieldValues): Promise<void> {
  const { title, content, image_url: imageUrl, translations } = values;
  await tx
    .insert(pageContents)
    .values({ ...place, ...values })
    .onConflictDoUpdate({
      target: [pageContents.category, pageContents.page, pageContents.field],
      set: {
        title,
        content,
        image_url: imageUrl,
        translations,
        updated_at: new Date(),
        version: nextVersion(pageContents.version),
      },
    });
}

export const isSameField = (row: PageContentRow | undefined, values: FieldValues): boolean =>
  (row?.title ?? '') === values.title &&
  (row?.content ?? '') === values.content &&
  (row?.image_url ?? null) === values.image_url &&
  (!values.translations || isDeepStrictEqual(row?.translations ?? {}, values.translations));
