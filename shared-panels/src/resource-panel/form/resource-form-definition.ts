import type { UploadKindName } from '@narthex/shared-contracts';
import type { PagePreview } from '@narthex/shared-contracts/page-preview';
import type { ComponentType, ReactNode } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { ResourceRow } from '../resource';
import type { TranslatableFields } from './translations/translation-values';

/** What a form's fields get. */
export interface ResourceFieldsProps<Row, Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  /** The object that is edited; undefined for a new one. */
  row: Row | undefined;
  /** The open page of the list. */
  rows: readonly Row[];
  /** Renders the fields of its files where the form has them: those of these names, or all of them. */
  renderFiles: (names?: readonly string[]) => ReactNode;
}

/** A file of the object: where it is sent with the form. */
export interface FileSlot {
  /** The field of the body that names it. */
  readonly field: string;
  readonly kind: UploadKindName;
  readonly label: string;
  readonly help: string;
}

/** The files of a form. */
export interface FormFilesDefinition<Row> {
  /** In the order they are sent. */
  readonly slots: readonly FileSlot[];
  /** `before-save`: the object is saved with its file. `after-save`: the object first, then each file into it. */
  readonly when: 'before-save' | 'after-save';
  /** Whether the object has such a file: another then takes its place. */
  readonly hasFile: (row: Row, field: string) => boolean;
}

/** Where a form can keep its object as a draft: the field that says so, and its two values. */
export interface PublishingDefinition<Values extends object> {
  readonly field: FieldName<Values>;
  readonly draft: string | boolean;
  readonly live: string | boolean;
}

/** The translations have fields of their own. */
type FieldName<Values extends object> = Exclude<keyof Values & string, 'translations'>;

/** Fields that can't begin as empty text: choices, ticks and lists. */
type ChosenFields<Values extends object> = {
  [Name in FieldName<Values>]: '' extends Values[Name] ? never : Name;
}[FieldName<Values>];

/** What a new object begins with, where a field doesn't begin empty. */
type FirstValues<Values extends object> = Partial<Values> & Pick<Values, ChosenFields<Values>>;

/** Fields that no field of the stored object has the name of. */
type MissingFields<Row, Values extends object> = Exclude<FieldName<Values>, keyof Row>;

/** What is particular about a form: its fields, its schema, and what differs between an object and the text in fields. */
export interface ResourceFormDefinition<Row extends ResourceRow, Values extends object, Checked, Body> {
  /** `zodResolver` of the schema that the server checks with too. */
  readonly resolver: Resolver<Values, unknown, Checked>;
  /** By default every field of a new object is empty text. */
  readonly firstValues?: FirstValues<Values> | ((rows: readonly Row[]) => FirstValues<Values>);
  /**
   * Fields that don't hold what the object has under their name. By default `null` is empty text, a number is text, and a
   * list is text with commas where `firstValues` has no list.
   */
  readonly getValues?: (
    row: Row,
    timeZone: string,
  ) => Partial<Values> & Pick<Values, MissingFields<Row, Values>>;
  /** Checked values as they are sent, where they aren't sent as they are. */
  readonly buildBody?: (checked: Checked, timeZone: string) => Body;
  /** In the order of the form: the label of each field, which also names what differs between two versions. */
  readonly fieldLabels: Readonly<Record<FieldName<Values>, string>>;
  /**
   * The texts that may be given in other languages too: their fields stand below the others where the site has more than
   * one. The schema has a field `translations` then, and so does the object.
   */
  readonly translatable?: TranslatableFields<FieldName<Values>>;
  /** A field's value as a person reads it; the text of the field unless given. */
  readonly describeValue?: (field: keyof Values & string, value: unknown) => string | undefined;
  readonly files?: FormFilesDefinition<Row>;
  /** Offers to save as a draft and to publish, as long as the object isn't public. */
  readonly publishing?: PublishingDefinition<Values>;
  /** What its page shows of a body that isn't saved, where it has a page to look at. */
  readonly buildPreview?: (body: Body, row: Row | undefined) => PagePreview | Promise<PagePreview>;
  readonly Fields: ComponentType<ResourceFieldsProps<Row, Values, Checked>>;
}

/** What a definition has to give, where values or body can't follow from the object and the schema. */
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
