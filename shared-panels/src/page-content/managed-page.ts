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

/** Describes a page with its stored content. Pages have no id: category and name identify them. */
export interface ManagedPage extends ResourceRow {
  readonly path: string;
  readonly category: PageContentCategory;
  readonly page: PageContentPage;
  /** Holds the labels of the fields on this page. */
  readonly labels: Readonly<Record<PageContentField, string>>;
  readonly fields: Readonly<Partial<Record<string, PageField>>>;
  readonly version: number;
}

/** Describes the request body: the fields that were changed. */
export type PageBody = PageContentInput;

/** Describes the values of all twelve fields in the form, and of one of them. */
export type PageValues = PageFieldsFormInput;
export type FieldValues = PageValues[PageContentField];

/** Returns the texts of a field that can be translated. The pictures of a gallery are the same in all languages. */
export const getTranslatable = (name: PageContentField): TranslatableFields =>
  name === 'gallery_images' ? { title: 'text' } : { title: 'text', content: 'html' };

/** Returns the form values of the twelve fields, with empty texts for those without stored content. */
export function readPageValues(fields: ManagedPage['fields']): PageValues {
  const entries = PAGE_CONTENT_FIELDS.map((name) => {
    const { title = '', content = '', image_url: url = null } = fields[name] ?? {};
    const translations = readTranslations(getTranslatable(name), fields[name]);
    return [name, { title, content, image_url: url ?? '', translations }] as const;
  });
  // The entries cover every field of the list, so the cast is safe.
  return Object.fromEntries(entries) as PageValues;
}
