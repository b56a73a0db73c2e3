import type { Capability, Department } from '@narthex/shared-contracts';
import type { EndpointInput, EndpointName, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { capabilityOf, endpointsOf, type ManagedName } from '@narthex/shared-contracts/managed';
import type { ActionOutcome, SelectOption, TableColumn } from '@narthex/shared-ui';
import type { ComponentType, ReactNode } from 'react';
import type { PanelScope } from '../panel-scope';
import type { RowAction } from './actions/row-action';
import type { FormDraft } from './form/form-draft';
import type { ListLabels, ResourceLabels } from './resource-labels';

/** Describes what every managed object has. Without a version, another editor's change is overwritten unnoticed. */
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

/** Names the endpoints behind a panel. Their schemas must fit the rows and bodies of the panel. */
export interface ResourceEndpoints<Row, Body> {
  readonly list: ListEndpoint<Row>;
  /** Reads an object that a link names and that isn't on the current page. */
  readonly get?: Extract<GetEndpoint<Row>, `${string}.get`>;
  /** Is undefined if others create the objects, such as visitors. */
  readonly create?: SaveEndpoint<Row, Body>;
  readonly update: SaveEndpoint<Row, Body>;
  readonly delete: Extract<EndpointName, `${string}.delete`>;
  /** Saves the order that people give the rows. */
  readonly reorder?: Extract<EndpointName, `${string}.reorder`>;
}

/** Describes a filter above the list. The endpoint of the list gets its value as `param`. */
export interface ResourceFilter {
  readonly param: string;
  readonly label: string;
  /** Holds the type of a typed filter. By default the value is chosen from `options`. */
  readonly input?: 'text' | 'date';
  /**
   * Holds the label of the first option, which sends nothing; the default is `All`. Set it if the endpoint filters by
   * itself.
   */
  readonly allLabel?: string;
  /** Holds the other options. */
  readonly options?: readonly SelectOption[];
  /** If true, the options are chips with the number of rows, instead of a select field. */
  readonly isCounted?: boolean;
}

/** Describes a change that a button of the row makes immediately, such as a switch. */
export interface QuickChange<Body> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly body: Partial<Body>;
  /** Holds the message after the change is saved. */
  readonly done: string;
}

/** Contains what columns may depend on. */
export interface ColumnContext {
  readonly scope: PanelScope;
  readonly timeZone: string;
  /** Shows a message above the panel; failures are red. */
  readonly report: (outcome: ActionOutcome) => void;
}

/** Contains what buttons beside a heading may depend on. */
export interface HeadContext extends ColumnContext {
  /** Holds the current search, filters, sort order and page. */
  readonly query: Readonly<Record<string, string | number>>;
}

/** Describes a list of one kind of object for `ListPanel`. */
export interface ListDefinition<Row extends ResourceRow> {
  /** Holds the first part of the keys of queries and drafts, such as `events`. */
  readonly name: string;
  readonly capability: Capability;
  readonly endpoints: Pick<ResourceEndpoints<Row, never>, 'list'>;
  /** Holds the parameters of every request of the list. */
  readonly listQuery?: Readonly<Record<string, string | number | boolean>>;
  readonly labels: ListLabels;
  /** Returns the name of the object in labels and questions. */
  readonly getTitle: (row: Row) => string;
  /** Returns the columns without the actions. The key of a sortable column is the sort parameter of the endpoint. */
  readonly getColumns: (context: ColumnContext) => readonly TableColumn<Row>[];
  /** Renders a card for each row at every width, instead of a table. The actions of the row are below it. */
  readonly renderCard?: (row: Row, context: ColumnContext) => ReactNode;
  /** Renders more actions of a row before edit and delete. */
  readonly renderActions?: (row: Row, context: ColumnContext) => ReactNode;
  /** Renders buttons beside the heading, before the one that creates. */
  readonly renderHeadActions?: (context: HeadContext) => ReactNode;
  /** If true, the number of rows is shown even without a search or filter. */
  readonly alwaysCounts?: boolean;
  readonly filters?: readonly ResourceFilter[];
  /** Holds the sort orders, `key` or `-key`. The first one has an empty value and is the endpoint's default. */
  readonly sorts?: readonly SelectOption[];
  /** If true, there is no search, since everything fits on one page. */
  readonly hasNoSearch?: boolean;
  /** Counts the rows on a page, for lists that are reordered as a whole. */
  readonly pageSize?: number;
  /** Returns whether a row is rendered in grey because it is inactive. */
  readonly isMuted?: (row: Row) => boolean;
  /** Holds the actions on an object besides editing and deleting it. */
  readonly actions?: readonly RowAction<Row>[];
}

/** Describes a list whose objects are created, edited and deleted, for `ResourcePanel`. */
export interface ResourceDefinition<Row extends ResourceRow, Body> extends ListDefinition<Row> {
  readonly endpoints: ResourceEndpoints<Row, Body>;
  readonly labels: ResourceLabels;
  /** Holds the URLs of the pages with the form, if it isn't a dialog. */
  readonly formPages?: { readonly create: string; readonly edit: (row: Row) => string };
  /** Returns the buttons of a row beside edit and delete. */
  readonly getQuickChanges?: (row: Row) => readonly QuickChange<Body>[];
  /** Returns whether another object can be created; always by default. */
  readonly canAdd?: (rows: readonly Row[]) => boolean;
  /** Returns whether an object can still be edited and deleted; always by default. */
  readonly canChange?: (row: Row) => boolean;
  /**
   * If true, the object is about a person, who may have wished its deletion. A form that is open then doesn't offer to
   * create it again.
   */
  readonly isPersonal?: boolean;
  /** Returns pairs of term and value that identify an object before it is deleted. */
  readonly getFacts?: (row: Row, timeZone: string) => readonly (readonly [term: string, value: ReactNode])[];
  /** Holds the form, which is loaded lazily: see `createResourceForm`. */
  readonly Form: ComponentType<ResourceFormProps<Row, Body>> & { readonly preload: () => void };
}

/** Describes the result of a write: applied immediately, or a proposal that waits for approval. */
export type SaveResult<Row> =
  | { readonly kind: 'saved'; readonly row: Row | undefined }
  | { readonly kind: 'proposed'; readonly message: string };

/** Contains what a form knows about its panel. */
export interface ResourceFormContext<Row, Body> {
  /** Holds the object to edit; without it, the form creates one. */
  readonly row: Row | undefined;
  /** If true, a save found that somebody else has deleted the object. */
  readonly isGone: boolean;
  /** Holds the rows on the current page, for fields whose options depend on existing objects. */
  readonly rows: readonly Row[];
  readonly labels: ResourceLabels;
  readonly timeZone: string;
  readonly draft: FormDraft;
  /** If true, saving only proposes the change. */
  readonly isProposal: boolean;
  readonly save: (body: Partial<Body>, options: SaveOptions) => Promise<SaveResult<Row>>;
}

/** Contains what a save sends besides the body: the version it is based on, and the key that makes a retry safe. */
export interface SaveOptions {
  /** Holds the version that the person started from; it is undefined for a new object. */
  readonly version: number | undefined;
  /** Is the same for every attempt to create one object. */
  readonly idempotencyKey: string;
  /** Holds the id of the object to update if an earlier attempt in this dialog has created it. */
  readonly id?: number | undefined;
}

/** Describes the props of a resource's form: the edited row, and the callbacks. */
export interface ResourceFormProps<Row, Body> {
  context: ResourceFormContext<Row, Body>;
  onSaved: (result: SaveResult<Row>) => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Describes the open dialog of a panel. */
export type ResourceDialog<Row> =
  | { readonly mode: 'closed' }
  | { readonly mode: 'create' }
  | { readonly mode: 'order' }
  | { readonly mode: 'edit'; readonly row: Row }
  | { readonly mode: 'delete'; readonly row: Row };

/**
 * Returns the parts of a definition that follow from the declaration of a managed type. `name` differs from the type
 * if a public page caches queries under that name with another shape.
 */
export const ofManagedType = <N extends ManagedName>(type: N, name: string = type) => ({
  name,
  capability: capabilityOf(type),
  endpoints: endpointsOf(type),
});
