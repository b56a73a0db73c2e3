import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { LIMITS } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { events } from '../../database/schema/content/events';
import { slides } from '../../database/schema/content/homepage';

/** The pictures a visitor's first page asks for: the slides, then the next events. */
export async function firstPictures(db: Queryable): Promise<string[]> {
  const onSlides = await db
    .select({ url: slides.imageUrl })
    .from(slides)
    .where(and(eq(slides.isActive, true), isNotNull(slides.imageUrl)))
    .orderBy(asc(slides.sortOrder), asc(slides.id));
  const onEvents = await db
    .select({ url: events.featuredImage })
    .from(events)
    .where(
      and(
        eq(events.status, 'published'),
        isNotNull(events.featuredImage),
        gte(events.startDatetime, sql`now()`),
      ),
    )
    .orderBy(asc(events.startDatetime))
    .limit(LIMITS.eventsGrid);
  const urls = [...onSlides, ...onEvents].map(({ url }) => url).filter((url) => url !== null);
  return [...new Set(urls)];
}
