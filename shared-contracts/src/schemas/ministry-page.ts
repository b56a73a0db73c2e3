import { z } from 'zod';
import { lineText } from './text';
import { galleryItemSchema } from './gallery';
import { churchProjectSchema } from './homepage';
import { leaderSchema } from './leaders';
import { ministrySchema } from './ministries';
import { translatedFields } from './translations';

/**
 * Describes a leader of a ministry. Only the name is set for a leader who isn't in the directory of leaders.
 */
export const ministryLeaderSchema = z.object({
  name: z.string(),
  title: z.string().nullable(),
  image: leaderSchema.shape.image,
  quote: leaderSchema.shape.quote,
  ...translatedFields,
});
/** Describes a leader of a ministry. */
export type MinistryLeader = z.infer<typeof ministryLeaderSchema>;

/** Describes what the page of a ministry shows beside its text: contacts, leaders, projects and pictures. */
export const ministryPageSchema = z.object({
  ministry: ministrySchema
    .pick({ name: true, email: true, meetingTime: true, location: true })
    .extend(translatedFields)
    .nullable(),
  leaders: z.array(ministryLeaderSchema),
  projects: z.array(
    churchProjectSchema
      .pick({ id: true, title: true, description: true, goal_amount: true, raised_amount: true, link: true })
      .extend(translatedFields),
  ),
  pictures: z.array(
    galleryItemSchema.pick({ id: true, title: true, file_path: true }).extend(translatedFields),
  ),
});
/** Describes what the page of a ministry shows beside its text. */
export type MinistryPageRecord = z.infer<typeof ministryPageSchema>;

/**
 * Validates the page's name, which should be one of `MINISTRY_PAGES`; for other names the server responds
 * with 404.
 */
export const ministryPageParamsSchema = z.object({ page: lineText(60) });
