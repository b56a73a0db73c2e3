import { z } from 'zod';
import { optionalText } from '../text';

const text = (max?: number) => optionalText(max).transform((value) => value ?? '');

/** What the Bible study families read, and the mission campaign that is collected for. Empty texts hide a box. */
export const studyAndMissionSchema = z.object({
  id: z.literal(1),
  study_book: z.string(),
  study_chapter: z.string(),
  study_family: z.string(),
  mission_title: z.string(),
  mission_text: z.string(),
  mission_paybill: z.string(),
  mission_account: z.string(),
  version: z.number().int(),
});
export type StudyAndMission = z.infer<typeof studyAndMissionSchema>;

/** Body of writing them. */
export const studyAndMissionInputSchema = z.object({
  study_book: text(60),
  study_chapter: text(60),
  study_family: text(60),
  mission_title: text(120),
  mission_text: text(1000),
  mission_paybill: text(20),
  mission_account: text(40),
});
/** As a form holds them, and as they are sent. */
export type StudyAndMissionFormInput = z.input<typeof studyAndMissionInputSchema>;
export type StudyAndMissionInput = z.output<typeof studyAndMissionInputSchema>;
