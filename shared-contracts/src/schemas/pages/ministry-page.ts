import { z } from 'zod';
import { lineText } from '../text';
import { galleryItemSchema } from '../media/gallery';
import { churchProjectSchema } from './homepage';
import { leaderSchema } from '../content/leaders';
import { ministrySchema } from '../content/ministries';
import { translatedFields } from '../translations';

/** Who leads a ministry. Only the name is known of somebody who isn't in the directory of leaders. */
export const ministryLeaderSchema = z.object({
  name: z.string(),
  title: z.string().nullable(),
  image: leaderSchema.shape.image,
  quote: leaderSchema.shape.quote,
  ...translatedFields,
});
/** Who leads a ministry, as its page shows them. */
export type MinistryLeader = z.infer<typeof ministryLeaderSchema>;

/** What the page of a ministry shows beside its text: how to reach it, who leads it, what it collects for, its pictures. */
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
/** What the page of a ministry shows of the ministry’s own record. */
export type MinistryPageRecord = z.infer<typeof ministryPageSchema>;

/** Of `MINISTRY_PAGES`; another name has no page. */
export const ministryPageParamsSchema = z.object({ page: lineText(60) });
