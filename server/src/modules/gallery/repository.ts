import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { pickColumns } from '../../writes/rows/pick-columns';
import { galleryItems } from '../../database/schema/gallery';
import { media } from '../../database/schema/media';
import type { ListOptions, Sorts } from '../../lists/listed-page';
import { listJoinedRows, type ListedRows } from '../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../lists/row-limits';

export const pickItemColumns = <Input extends object>(input: Input) => pickColumns(galleryItems, input);

type Item = typeof galleryItems.$inferSelect;
export type GalleryValues = Omit<
  typeof galleryItems.$inferInsert,
  'id' | 'created_at' | 'updated_at' | 'version'
>;

/** Is an item with the metadata of its file. */
export type GalleryRow = Item & {
  readonly content_type: string | null;
  readonly bytes: number | null;
};

const SORTS: Sorts<'created_at' | 'title'> = {
  created_at: [{ column: galleryItems.created_at }],
  title: [{ column: galleryItems.search_text }],
};

const ITEM_FIELDS = {
  ...getTableColumns(galleryItems),
  content_type: media.content_type,
  bytes: media.bytes,
};
const isItsFile = eq(media.key, galleryItems.file);

const selectItems = (db: Queryable) => db.select(ITEM_FIELDS).from(galleryItems).leftJoin(media, isItsFile);

/** Lists items, the newest first unless `sort` is set. */
export async function listGallery(
  db: Queryable,
  query: EndpointQuery<'gallery.list'>,
): Promise<ListedRows<GalleryRow>> {
  const { category, featured } = query;
  const options: ListOptions<keyof typeof SORTS> = {
    table: galleryItems,
    filter: and(
      category && eq(galleryItems.category, category),
      featured ? sql`${galleryItems.is_featured}` : undefined,
    ),
    sorts: SORTS,
    defaultSort: '-created_at',
    request: query,
    perPage: WHOLE_LIST_ROWS,
  };
  return listJoinedRows(db, options, ({ source, isListed, fields }) =>
    db
      .select({ ...ITEM_FIELDS, ...fields })
      .from(galleryItems)
      .innerJoin(source, isListed)
      .leftJoin(media, isItsFile),
  );
}

export async function findItem(db: Queryable, id: number): Promise<GalleryRow | undefined> {
  const [row] = await selectItems(db).where(eq(galleryItems.id, id));
  return row;
}

export async function lockItem(tx: Queryable, id: number): Promise<GalleryRow | undefined> {
  await tx.select({ id: galleryItems.id }).from(galleryItems).where(eq(galleryItems.id, id)).for('update');
  return findItem(tx, id);
}

export async function insertItem(tx: Queryable, values: GalleryValues): Promise<GalleryRow | undefined> {
  const [row] = await tx.insert(galleryItems).values(values).returning({ id: galleryItems.id });
  return row && findItem(tx, row.id);
}

export async function updateItem(
  tx: Queryable,
  id: number,
  values: GalleryValues,
): Promise<GalleryRow | undefined> {
  await tx.update(galleryItems).set(values).where(eq(galleryItems.id, id));
  return findItem(tx, id);
}

export async function deleteItem(tx: Queryable, id: number): Promise<void> {
  await tx.delete(galleryItems).where(eq(galleryItems.id, id));
}
