import { and, asc, desc, eq, inArray, like } from 'drizzle-orm';
import type { MinistryPageName } from '@narthex/shared-contracts/enums';
import type { Queryable } from '../../database/database-handle';
import { galleryItems } from '../../database/schema/gallery';
import { churchProjects } from '../../database/schema/homepage';
import { leaders } from '../../database/schema/leaders';
import { media } from '../../database/schema/media';
import { ministries } from '../../database/schema/ministries';
import { MINISTRY_PAGE_PICTURES, MINISTRY_PAGE_PROJECTS } from '../../lists/row-limits';

export async function findMinistryOfPage(db: Queryable, page: MinistryPageName) {
  const [row] = await db
    .select()
    .from(ministries)
    .where(and(eq(ministries.ministry_page, page), eq(ministries.is_active, true)))
    .orderBy(asc(ministries.id))
    .limit(1);
  return row;
}

export const listLeadersByName = (db: Queryable, names: readonly string[]) =>
  db
    .select({
      name: leaders.name,
      title: leaders.title,
      image: leaders.image,
      quote: leaders.quote,
      translations: leaders.translations,
    })
    .from(leaders)
    .where(and(inArray(leaders.name, [...names]), eq(leaders.status, 'active')));

export const listProjectsOfPage = (db: Queryable, page: MinistryPageName) =>
  db
    .select()
    .from(churchProjects)
    .where(eq(churchProjects.ministry_page, page))
    .orderBy(asc(churchProjects.sort_order), asc(churchProjects.id))
    .limit(MINISTRY_PAGE_PROJECTS);

/** Lists the newest pictures of a page, without videos. */
export const listPicturesOfPage = (db: Queryable, page: MinistryPageName) =>
  db
    .select({
      id: galleryItems.id,
      title: galleryItems.title,
      file: media.key,
      translations: galleryItems.translations,
    })
    .from(galleryItems)
    .innerJoin(media, eq(media.key, galleryItems.file))
    .where(and(eq(galleryItems.ministry_page, page), like(media.content_type, 'image/%')))
    .orderBy(desc(galleryItems.created_at), desc(galleryItems.id))
    .limit(MINISTRY_PAGE_PICTURES);
