import { sql } from 'drizzle-orm';
import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import { MINISTRY_PAGES } from '@narthex/shared-contracts/enums';
import type { Queryable } from '../../../database/database-handle';
import { users } from '../../../database/schema/auth';
import { events } from '../../../database/schema/events';
import { galleryItems } from '../../../database/schema/gallery';
import { contentSections, slides, worshipServices } from '../../../database/schema/homepage';
import { leaders } from '../../../database/schema/leaders';
import { pageContents } from '../../../database/schema/pages';

/** Tells what a site has of that which a new one needs first. */
export interface SiteContent {
  readonly hasServices: boolean;
  readonly hasLeaders: boolean;
  readonly hasEvents: boolean;
  readonly hasPictures: boolean;
  readonly hasHomeTexts: boolean;
  /** Counts the pages of ministries of which no field is stored. */
  readonly untouchedPages: number;
  /** Counts the departments that nobody leads. */
  readonly leaderlessDepartments: number;
}

export async function readSiteContent(db: Queryable): Promise<SiteContent> {
  const pages = sql.join(
    MINISTRY_PAGES.map((page) => sql`${page}`),
    sql`, `,
  );
  const { rows } = await db.execute<Record<keyof SiteContent, unknown>>(sql`
    select exists(select 1 from ${worshipServices}) as "hasServices",
      exists(select 1 from ${leaders}) as "hasLeaders",
      exists(select 1 from ${events}) as "hasEvents",
      exists(select 1 from ${slides} where image_url is not null)
        or exists(select 1 from ${galleryItems}) as "hasPictures",
      exists(select 1 from ${contentSections}) as "hasHomeTexts",
      (select ${MINISTRY_PAGES.length} - count(distinct page) from ${pageContents}
        where page in (${pages})) as "untouchedPages",
      (select ${DEPARTMENTS.length} - count(distinct department) from ${users}
        where is_active and department is not null) as "leaderlessDepartments"`);
  const [row] = rows;
  return {
    hasServices: row?.hasServices === true,
    hasLeaders: row?.hasLeaders === true,
    hasEvents: row?.hasEvents === true,
    hasPictures: row?.hasPictures === true,
    hasHomeTexts: row?.hasHomeTexts === true,
    untouchedPages: Number(row?.untouchedPages),
    leaderlessDepartments: Number(row?.leaderlessDepartments),
  };
}
