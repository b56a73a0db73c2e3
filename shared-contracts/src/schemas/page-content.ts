import { z } from 'zod';
import { PAGE_CONTENT_FIELDS } from '../content/enums';
import { htmlText, optionalText } from './text';
import { translatedFields, translationsInput } from './translations';

/**
 * Describes one of the twelve fields of a page. `content` is HTML or, for `gallery_images`, URLs separated by
 * commas.
 */
export const pageFieldSchema = z.object({
  title: z.string(),
  content: z.string(),
  image_url: z.string().nullable(),
  ...translatedFields,
});
/** Describes a field of a public page with its content. */
export type PageField = z.infer<typeof pageFieldSchema>;

/**
 * Describes a link to the group's chat or classroom outside of this site. Links come from the settings, not
 * from the text.
 */
export const pageLinkSchema = z.object({ kind: z.enum(['chat', 'classroom']), url: z.string() });
/** Describes a link that a public page shows. */
export type PageLink = z.infer<typeof pageLinkSchema>;

/** Describes the stored content of a page; `fields` contains only fields that somebody filled in. */
export const pageContentSchema = z.object({
  fields: z.record(z.string(), pageFieldSchema),
  links: z.array(pageLinkSchema),
  /** Grows with each change of the page; it is 0 while nothing is stored. */
  version: z.number().int(),
});
/** Describes the stored content of a public page. */
export type PageContent = z.infer<typeof pageContentSchema>;

const pageHtml = htmlText(50_000);

/** Editors may translate these texts. */
export const pageFieldTexts = { title: optionalText(300), content: pageHtml };

const fieldInputSchema = z.object({
  title: pageFieldTexts.title.transform((text) => text ?? ''),
  content: pageHtml.nullish().transform((html) => html ?? ''),
  image_url: optionalText(500),
  translations: translationsInput(pageFieldTexts),
});

const fieldKey = z.enum(PAGE_CONTENT_FIELDS);

/** Validates all twelve fields of the form. */
export const pageFieldsInputSchema = z.record(fieldKey, fieldInputSchema);
/** Describes the form of a page before validation. */
export type PageFieldsFormInput = z.input<typeof pageFieldsInputSchema>;
/** Describes the validated fields of a page. */
export type PageFieldsInput = z.output<typeof pageFieldsInputSchema>;

/** Validates one or more changed fields of a page; fields that aren't sent stay as they are. */
export const pageContentInputSchema = z.object({ fields: z.partialRecord(fieldKey, fieldInputSchema) });
/** Describes validated changes of a page. */
export type PageContentInput = z.output<typeof pageContentInputSchema>;

export const savedPageContentSchema = pageContentSchema.omit({ links: true });
