import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { FIRST_EVENTS } from '@narthex/shared-contracts';
import type { Queryable } from '../../../database/database-handle';
import { events } from '../../../database/schema/events';
import { slides } from '../../../database/schema/homepage';

/** Lists the pictures of a visitor's first page: the slides, then the next events. */
export async function firstPictures(db: Queryable): Promise<string[]> {
  const onSlides = await db
    .select({ url: slides.image_url })
    .from(slides)
    .where(and(eq(slides.is_active, true), isNotNull(slides.image_url)))
    .orderBy(asc(slides.sort_order), asc(slides.id));
  const onEvents = await db
    .select({ url: events.featured_image })
    .from(events)
    .where(
      and(
        eq(events.status, 'published'),
        isNotNull(events.featured_image),
        gte(events.start_datetime, sql`now()`),
      ),
    )
    .orderBy(asc(events.start_datetime))
    .limit(FIRST_EVENTS);
  const urls = [...onSlides, ...onEvents].map(({ url }) => url).filter((url) => url !== null);
  return [...new Set(urls)];
}
