import type { UploadKindName } from '@narthex/shared-contracts';
import type { PagePreview } from '@narthex/shared-contracts/page-preview';
import type { ComponentType, ReactNode } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { ResourceRow } from '../resource';
import type { TranslatableFields } from './translations/translation-values';

/** Describes the props of a form's fields. */
export interface ResourceFieldsProps<Row, Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  /** Holds the edited object; it is undefined for a new one. */
  row: Row | undefined;
  /** Holds the rows on the current page of the list. */
  rows: readonly Row[];
  /** Renders the file fields with these names, or all of them. */
  renderFiles: (names?: readonly string[]) => ReactNode;
}

/** Describes a file that is uploaded with the form. */
export interface FileSlot {
  /** Names the body's field for the file. */
  readonly field: string;
  readonly kind: UploadKindName;
  readonly label: string;
  readonly help: string;
}

/** Describes the files of a form. */
export interface FormFilesDefinition<Row> {
  /** Files are uploaded in this order. */
  readonly slots: readonly FileSlot[];
  /**
   * With `before-save` the object is saved together with its file; with `after-save` the object is saved first, then
   * each file.
   */
  readonly when: 'before-save' | 'after-save';
  /** Returns whether the object has such a file, which a new one replaces. */
  readonly hasFile: (row: Row, field: string) => boolean;
}

/** Describes how a form saves drafts: the field for the status and its two values. */
export interface PublishingDefinition<Values extends object> {
  readonly field: FieldName<Values>;
  readonly draft: string | boolean;
  readonly live: string | boolean;
}

/** Translations have fields of their own, so they are left out. */
type FieldName<Values extends object> = Exclude<keyof Values & string, 'translations'>;

/** Fields that can't start as empty text, such as choices, checkboxes and lists. */
type ChosenFields<Values extends object> = {
  [Name in FieldName<Values>]: '' extends Values[Name] ? never : Name;
}[FieldName<Values>];

/** First values of a new object, for fields that don't start empty. */
type FirstValues<Values extends object> = Partial<Values> & Pick<Values, ChosenFields<Values>>;

/** Fields without a property of the same name in the stored object. */
type MissingFields<Row, Values extends object> = Exclude<FieldName<Values>, keyof Row>;

/** Describes a form: its fields, its schema, and conversions between an object and its form values. */
export interface ResourceFormDefinition<Row extends ResourceRow, Values extends object, Checked, Body> {
  /** Is the `zodResolver` of the schema that the server validates with too. */
  readonly resolver: Resolver<Values, unknown, Checked>;
  /** By default every field of a new object is empty text. */
  readonly firstValues?: FirstValues<Values> | ((rows: readonly Row[]) => FirstValues<Values>);
  /**
   * Holds the values of fields that differ from the property of the same name. By default `null` becomes empty text,
   * numbers become text, and lists become text with commas unless `firstValues` has a list.
   */
  readonly getValues?: (
    row: Row,
    timeZone: string,
  ) => Partial<Values> & Pick<Values, MissingFields<Row, Values>>;
  /** Returns the request body if it differs from the validated values. */
  readonly buildBody?: (checked: Checked, timeZone: string) => Body;
  /** Holds the labels of the fields in the order of the form. Comparisons of versions use them too. */
  readonly fieldLabels: Readonly<Record<FieldName<Values>, string>>;
  /**
   * Holds the texts that can be translated. Their fields are below the others if the site has several languages. The
   * schema and the object then have a field `translations`.
   */
  readonly translatable?: TranslatableFields<FieldName<Values>>;
  /** Returns a field's value as a text for people; by default the text of the field. */
  readonly describeValue?: (field: keyof Values & string, value: unknown) => string | undefined;
  readonly files?: FormFilesDefinition<Row>;
  /** Offers to save drafts and to publish while the object isn't public. */
  readonly publishing?: PublishingDefinition<Values>;
  /** Returns the data of the object's page for an unsaved body, if the object has a page. */
  readonly buildPreview?: (body: Body, row: Row | undefined) => PagePreview | Promise<PagePreview>;
  readonly Fields: ComponentType<ResourceFieldsProps<Row, Values, Checked>>;
}

/** Requires conversions that can't be derived from the object and the schema. */
export type ParticularFields<Row extends ResourceRow, Values extends object, Checked, Body> = ([
  MissingFields<Row, Values>,
] extends [never]
  ? unknown
  : Required<Pick<ResourceFormDefinition<Row, Values, Checked, Body>, 'getValues'>>) &
  ([ChosenFields<Values>] extends [never]
    ? unknown
    : Required<Pick<ResourceFormDefinition<Row, Values, Checked, Body>, 'firstValues'>>) &
  ([Checked] extends [Body]
    ? unknown
    : Required<Pick<ResourceFormDefinition<Row, Values, Checked, Body>, 'buildBody'>>);
