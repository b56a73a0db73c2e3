import { z } from 'zod';
import { optionalLines, optionalText } from '../text';
import { translatedFields, translationsInput } from '../translations';

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
  ...translatedFields,
});
/** What the Bible study families read, and the mission campaign. */
export type StudyAndMission = z.infer<typeof studyAndMissionSchema>;

/** The texts of both that editors may translate. */
export const studyAndMissionTexts = {
  study_book: text(60),
  study_chapter: text(60),
  study_family: text(60),
  mission_title: text(120),
  mission_text: optionalLines(1000).transform((value) => value ?? ''),
};

/** Body of writing them. */
export const studyAndMissionInputSchema = z.object({
  ...studyAndMissionTexts,
  mission_paybill: text(20),
  mission_account: text(40),
  translations: translationsInput(studyAndMissionTexts),
});
/** As a form holds them, and as they are sent. */
export type StudyAndMissionFormInput = z.input<typeof studyAndMissionInputSchema>;
/** The same as it is stored, once its form is valid. */
export type StudyAndMissionInput = z.output<typeof studyAndMissionInputSchema>;
