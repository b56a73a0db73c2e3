import { t } from '../language/translate';
import { z } from 'zod';
import { MINISTRY_PAGES } from '../content/enums';
import {
  checkbox,
  linkText,
  optionalChoice,
  optionalText,
  optionalWholeNumber,
  requiredLines,
  requiredText,
} from './text';
import { translationsInput } from './translations';

/** Editors may translate these texts. */
export const projectTexts = {
  title: requiredText(t('Title is required')),
  description: requiredLines(t('Description is required'), 2000),
};

/** Validates a new or changed project. Amounts are whole KES. */
export const projectInputSchema = z.object({
  ...projectTexts,
  image_url: optionalText(500),
  goal_amount: optionalWholeNumber(t('The goal must be whole shillings')),
  raised_amount: optionalWholeNumber(t('The amount must be whole shillings')),
  link: linkText(),
  is_featured: checkbox(false),
  ministry_page: optionalChoice(MINISTRY_PAGES, t('Choose a page')),
  translations: translationsInput(projectTexts),
});
/** Describes the form of a project before validation. */
export type ProjectFormInput = z.input<typeof projectInputSchema>;
/** Describes a validated project. */
export type ProjectInput = z.output<typeof projectInputSchema>;
