import type { Capability, Department } from '@narthex/shared-contracts';
import type { EndpointInput, EndpointName, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import type { ActionOutcome, SelectOption, TableColumn } from '@narthex/shared-ui';
import type { ComponentType, ReactNode } from 'react';
import type { PanelScope } from '../panel-scope';
import type { FormDraft } from './form/form-draft';
import type { ListLabels, ResourceLabels } from './resource-labels';
import type { RowAction } from './actions/row-action';

/** What every managed object has. Without a version another editor's change is overwritten unseen. */
export interface ResourceRow {
  readonly id: number;
  readonly version?: number;
  readonly department?: Department | null;
}

type ListEndpoint<Row> = {
  [N in EndpointName]: EndpointOutput<N> extends { readonly data: readonly Row[] } ? N : never;
}[EndpointName];

type GetEndpoint<Row> = {
  [N in EndpointName]: EndpointOutput<N> extends { readonly data: Row } ? N : never;
}[EndpointName];

type SaveEndpoint<Row, Body> = {
  [N in GetEndpoint<Row>]: EndpointInput<N> extends { readonly body: infer Input }
    ? [Body] extends [Input]
      ? N
      : never
    : never;
}[GetEndpoint<Row>];

/** The records behind a panel, by name. Their schemas must fit what the panel lists and sends. */
export interface ResourceEndpoints<Row, Body> {
  readonly list: ListEndpoint<Row>;
  /** Reads one object that a link names and that the open page of the list lacks. */
  readonly get?: Extract<GetEndpoint<Row>, `${string}.get`>;
  /** None where others create the objects, such as visitors. */
  readonly create?: SaveEndpoint<Row, Body>;
  readonly update: SaveEndpoint<Row, Body>;
  readonly delete: Extract<EndpointName, `${string}.delete`>;
  /** Puts the rows into an order that people give them. */
  readonly reorder?: Extract<EndpointName, `${string}.reorder`>;
}

/** A field above the list; what is chosen or typed is sent to the list's endpoint under `param`. */
export interface ResourceFilter {
  readonly param: string;
  readonly label: string;
  /** Typed; chosen from `options` unless given. */
  readonly input?: 'text' | 'date';
  /** The first choice, which sends nothing: `All` unless the endpoint narrows the list by itself. */
  readonly allLabel?: string;
  /** Without the first choice. */
  readonly options?: readonly SelectOption[];
  /** Shown as chips, each with the count of what it leaves, instead of a select. */
  readonly isCounted?: boolean;
}

/** A change that a button of the row makes at once, such as a switch. */
export interface QuickChange<Body> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly body: Partial<Body>;
  /** Said once it is saved. */
  readonly done: string;
}

/** What columns may depend on. */
export interface ColumnContext {
  readonly scope: PanelScope;
  readonly timeZone: string;
  /** Shows a message on top of the panel; one that says `Failed` is red. */
  readonly report: (outcome: ActionOutcome) => void;
}

/** What buttons beside a heading may depend on. */
export interface HeadContext extends ColumnContext {
  /** Search, filters, order and page as they are asked for now. */
  readonly query: Readonly<Record<string, string | number>>;
}

/** Everything that is particular about a list of one kind of object. The rest is `ListPanel`. */
export interface ListDefinition<Row extends ResourceRow> {
  /** First part of the query keys and of the drafts' keys: `events`. */
  readonly name: string;
  readonly capability: Capability;
  readonly endpoints: Pick<ResourceEndpoints<Row, never>, 'list'>;
  /** Sent with every request of the list. */
  readonly listQuery?: Readonly<Record<string, string | number | boolean>>;
  readonly labels: ListLabels;
  /** What the object is called in labels and questions. */
  readonly getTitle: (row: Row) => string;
  /** The columns without the actions. A sortable column's key is what the list's endpoint sorts by. */
  readonly getColumns: (context: ColumnContext) => readonly TableColumn<Row>[];
  /** A card for each row instead of a table, at every width; what can be done to the row stands below it. */
  readonly renderCard?: (row: Row, context: ColumnContext) => ReactNode;
  /** More that can be done to a row, before editing and deleting. */
  readonly renderActions?: (row: Row, context: ColumnContext) => ReactNode;
  /** Buttons beside the heading, before the one that creates. */
  readonly renderHeadActions?: (context: HeadContext) => ReactNode;
  /** Says how many of all are listed without a search or filter, too. */
  readonly alwaysCounts?: boolean;
  readonly filters?: readonly ResourceFilter[];
  /** Choices of the order, `key` or `-key`; the first one, with an empty value, is the endpoint's own order. */
  readonly sorts?: readonly SelectOption[];
  /** Where the search can't help because everything fits on one page. */
  readonly hasNoSearch?: boolean;
  /** Rows on a page, for lists that people put in order as a whole. */
  readonly pageSize?: number;
  /** A row that is switched off is greyed. */
  readonly isMuted?: (row: Row) => boolean;
  /** What can be done to an object besides editing and deleting it. */
  readonly actions?: readonly RowAction<Row>[];
}

/** A list whose objects are created, edited and deleted. The rest is `ResourcePanel`. */
export interface ResourceDefinition<Row extends ResourceRow, Body> extends ListDefinition<Row> {
  readonly endpoints: ResourceEndpoints<Row, Body>;
  readonly labels: ResourceLabels;
  /** The URLs of pages that hold the form, where it isn't a dialog. */
  readonly formPages?: { readonly create: string; readonly edit: (row: Row) => string };
  /** Buttons of a row beside edit and delete. */
  readonly getQuickChanges?: (row: Row) => readonly QuickChange<Body>[];
  /** Whether one more can be created; always unless given. */
  readonly canAdd?: (rows: readonly Row[]) => boolean;
  /** Whether an object may still be edited and deleted; always unless given. */
  readonly canChange?: (row: Row) => boolean;
  /** The facts to recognise an object by before it is deleted: pairs of term and value. */
  readonly getFacts?: (row: Row, timeZone: string) => readonly (readonly [term: string, value: ReactNode])[];
  /** The form, whose code arrives when it is needed: see `createResourceForm`. */
  readonly Form: ComponentType<ResourceFormProps<Row, Body>> & { readonly preload: () => void };
}

/** How a write ended: at once, or as a proposal that waits for approval. */
export type SaveResult<Row> =
  | { readonly kind: 'saved'; readonly row: Row | undefined }
  | { readonly kind: 'proposed'; readonly message: string };

/** What a form knows of its panel. */
export interface ResourceFormContext<Row, Body> {
  /** The object to edit; without one the form creates. */
  readonly row: Row | undefined;
  /** The open page of the list, for fields whose choices depend on what is there already. */
  readonly rows: readonly Row[];
  readonly labels: ResourceLabels;
  readonly timeZone: string;
  readonly draft: FormDraft;
  /** Saving only proposes the change. */
  readonly isProposal: boolean;
  readonly save: (body: Partial<Body>, options: SaveOptions) => Promise<SaveResult<Row>>;
}

/** What is sent with a save: the version it is based on, the key that makes it safe to repeat. */
export interface SaveOptions {
  /** The version the person started from; undefined for a new object. */
  readonly version: number | undefined;
  /** The same for every attempt to create the same thing. */
  readonly idempotencyKey: string;
  /** The object to update, where a form has created it before in the same dialog. */
  readonly id?: number;
}

/** What a form of a resource gets: the row it edits, and what to do with what was typed. */
export interface ResourceFormProps<Row, Body> {
  context: ResourceFormContext<Row, Body>;
  onSaved: (result: SaveResult<Row>) => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Which dialog of a panel is open. */
export type ResourceDialog<Row> =
  | { readonly mode: 'closed' }
  | { readonly mode: 'create' }
  | { readonly mode: 'order' }
  | { readonly mode: 'edit'; readonly row: Row }
  | { readonly mode: 'delete'; readonly row: Row };
