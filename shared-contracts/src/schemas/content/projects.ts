import { z } from 'zod';
import { MINISTRY_PAGES } from '../../content/enums';
import {
  checkbox,
  linkText,
  optionalChoice,
  optionalText,
  optionalWholeNumber,
  requiredLines,
  requiredText,
} from '../text';
import { translationsInput } from '../translations';

/** The texts of a project that editors may translate. */
export const projectTexts = {
  title: requiredText('Title is required'),
  description: requiredLines('Description is required', 2000),
};

/** Body of creating and updating a project the church collects for. */
export const projectInputSchema = z.object({
  ...projectTexts,
  image_url: optionalText(500),
  goal_amount: optionalWholeNumber('The goal must be whole shillings'),
  raised_amount: optionalWholeNumber('The amount must be whole shillings'),
  link: linkText(),
  is_featured: checkbox(false),
  ministry_page: optionalChoice(MINISTRY_PAGES, 'Choose a page'),
  translations: translationsInput(projectTexts),
});
/** A project as a form holds it, and as it is sent. */
export type ProjectFormInput = z.input<typeof projectInputSchema>;
/** A project as it is stored, once its form is valid. */
export type ProjectInput = z.output<typeof projectInputSchema>;
