import { z } from 'zod';
import { PAGE_CONTENT_FIELDS } from '../../content/enums';
import { htmlText, optionalText } from '../text';
import { translatedFields, translationsInput } from '../translations';

/** One of the twelve fields of a page. `content` is HTML, or, for `gallery_images`, URLs divided by commas. */
export const pageFieldSchema = z.object({
  title: z.string(),
  content: z.string(),
  image_url: z.string().nullable(),
  ...translatedFields,
});
/** A field of a public page, and what stands in it. */
export type PageField = z.infer<typeof pageFieldSchema>;

/** Where a page's people meet outside of this site: settings, never part of a text. */
export const pageLinkSchema = z.object({ kind: z.enum(['chat', 'classroom']), url: z.string() });
/** A link that a public page shows. */
export type PageLink = z.infer<typeof pageLinkSchema>;

/** What is stored for a page: the fields that somebody filled, by their key. */
export const pageContentSchema = z.object({
  fields: z.record(z.string(), pageFieldSchema),
  links: z.array(pageLinkSchema),
  /** Grows with each change of the page; 0 while nothing is stored. */
  version: z.number().int(),
});
/** What editors wrote for a public page. */
export type PageContent = z.infer<typeof pageContentSchema>;

const pageHtml = htmlText(50_000);

/** The texts of a field that editors may translate. */
export const pageFieldTexts = { title: optionalText(300), content: pageHtml };

const fieldInputSchema = z.object({
  title: pageFieldTexts.title.transform((text) => text ?? ''),
  content: pageHtml.nullish().transform((html) => html ?? ''),
  image_url: optionalText(500),
  translations: translationsInput(pageFieldTexts),
});

const fieldKey = z.enum(PAGE_CONTENT_FIELDS);

/** All twelve fields, as the form holds them. */
export const pageFieldsInputSchema = z.record(fieldKey, fieldInputSchema);
/** The fields as a form holds them, and as they are sent. */
export type PageFieldsFormInput = z.input<typeof pageFieldsInputSchema>;
/** The fields of a public page as they are stored, once the form is valid. */
export type PageFieldsInput = z.output<typeof pageFieldsInputSchema>;

/** Body of saving a page, with one or more of the fields; one that isn't named stays as it is. */
export const pageContentInputSchema = z.object({ fields: z.partialRecord(fieldKey, fieldInputSchema) });
/** What editors write for a public page, once the form is valid. */
export type PageContentInput = z.output<typeof pageContentInputSchema>;

/** A page of the panel after it was saved. */
export const savedPageContentSchema = pageContentSchema.omit({ links: true });
