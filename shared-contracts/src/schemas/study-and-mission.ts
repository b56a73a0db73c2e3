import { z } from 'zod';
import { optionalLines, optionalText } from './text';
import { translatedFields, translationsInput } from './translations';

const text = (max?: number) => optionalText(max).transform((value) => value ?? '');

/**
 * Describes the reading of the Bible study families and the mission campaign. A box is hidden while its texts
 * are empty.
 */
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
/** Describes the reading of the Bible study families and the mission campaign. */
export type StudyAndMission = z.infer<typeof studyAndMissionSchema>;

/** Editors may translate these texts. */
export const studyAndMissionTexts = {
  study_book: text(60),
  study_chapter: text(60),
  study_family: text(60),
  mission_title: text(120),
  mission_text: optionalLines(1000).transform((value) => value ?? ''),
};

/** Validates changes of both. */
export const studyAndMissionInputSchema = z.object({
  ...studyAndMissionTexts,
  mission_paybill: text(20),
  mission_account: text(40),
  translations: translationsInput(studyAndMissionTexts),
});
/** Describes the form of both before validation. */
export type StudyAndMissionFormInput = z.input<typeof studyAndMissionInputSchema>;
/** Describes the validated values of both. */
export type StudyAndMissionInput = z.output<typeof studyAndMissionInputSchema>;
