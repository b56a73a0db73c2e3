import {
  PAGE_CONTENT_FIELDS,
  type PageContentCategory,
  type PageContentField,
  type PageContentPage,
} from '@narthex/shared-contracts/enums';
import type {
  PageContentInput,
  PageField,
  PageFieldsFormInput,
} from '@narthex/shared-contracts/schemas/page-content';
import {
  readTranslations,
  type TranslatableFields,
} from '../resource-panel/form/translations/translation-values';
import type { ResourceRow } from '../resource-panel/resource';

/** A page with what is stored of it. A page has no number: its category and name say which it is. */
export interface ManagedPage extends ResourceRow {
  readonly path: string;
  readonly category: PageContentCategory;
  readonly page: PageContentPage;
  /** What its fields are called. */
  readonly labels: Readonly<Record<PageContentField, string>>;
  readonly fields: Readonly<Partial<Record<string, PageField>>>;
  readonly version: number;
}

/** What is sent: the fields that somebody changed. */
export type PageBody = PageContentInput;

/** The twelve fields as the form holds them, and one of them. */
export type PageValues = PageFieldsFormInput;
export type FieldValues = PageValues[PageContentField];

/** The texts of a field that may be given in other languages; the pictures of a gallery are the same in all of them. */
export const getTranslatable = (name: PageContentField): TranslatableFields =>
  name === 'gallery_images' ? { title: 'text' } : { title: 'text', content: 'html' };

/** The twelve fields, with empty text for what is not stored. */
export function readPageValues(fields: ManagedPage['fields']): PageValues {
  const entries = PAGE_CONTENT_FIELDS.map((name) => {
    const { title = '', content = '', image_url: url = null } = fields[name] ?? {};
    const translations = readTranslations(getTranslatable(name), fields[name]);
    return [name, { title, content, image_url: url ?? '', translations }] as const;
  });
  // Every field of the list is among the entries.
  return Object.fromEntries(entries) as PageValues;
}
