/** Every text of a list that names its subject. */
export interface ListLabels {
  /** The heading, before the count, and the caption of the table. */
  readonly plural: string;
  /** What is counted, as in `3 of 40 slides`. */
  readonly counted: string;
  readonly loading: string;
  readonly loadFailure: string;
  readonly search: string;
  readonly noMatchTitle: string;
  readonly noMatchText: string;
  readonly emptyTitle: string;
  readonly emptyText?: string;
}

/** Every text of a panel that names its subject. */
export interface ResourceLabels extends ListLabels {
  /** The button that opens an empty form, and the title of that form. */
  readonly create: string;
  readonly edit: string;
  readonly submitNew: string;
  readonly submitChanges: string;
  /** On the button while the object is saved. */
  readonly saving: string;
  readonly created: string;
  readonly updated: string;
  readonly deleted: string;
  /** On top of the fields' errors, before anything is sent. */
  readonly invalidTitle: string;
  /** On top of the form when the server refuses; its messages by field stand at the fields too. */
  readonly getSaveFailure: (error: unknown, isNew: boolean) => string;
  /** When a button of a row didn't work. */
  readonly changeFailure: string;
  /** The word on the button of a row, before its title, and of the question: `Delete`. */
  readonly deleteVerb: string;
  /** On the button of the question while it runs. */
  readonly deleting: string;
  readonly deleteQuestion: string;
  /** What can't be brought back. */
  readonly deleteWarning: string;
  readonly deleteFailure: string;
  readonly reorder: string;
  readonly reordered: string;
  readonly reorderFailure: string;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** As on a button: `Calendar Event`. */
const capitalizeWords = (text: string) => text.split(' ').map(capitalize).join(' ');

/** The labels of a panel by its noun; `changes` where the specification says something else. */
export function buildLabels(
  { one, many }: { readonly one: string; readonly many: string },
  changes: Partial<ResourceLabels> = {},
): ResourceLabels {
  const One = capitalize(one);
  const Titled = capitalizeWords(one);
  return {
    plural: capitalize(many),
    counted: many,
    loading: `Loading ${many}...`,
    loadFailure: `Failed to load ${many}`,
    search: `Search ${many}`,
    noMatchTitle: `No ${many} match your search.`,
    noMatchText: 'Try other words, or another filter.',
    emptyTitle: `No ${many} yet`,
    emptyText: `Create your first ${one} to get started.`,
    create: `Create New ${Titled}`,
    edit: `Edit ${Titled}`,
    submitNew: `Create ${Titled}`,
    submitChanges: `Update ${Titled}`,
    saving: 'Saving...',
    created: `${One} created successfully!`,
    updated: `${One} updated successfully!`,
    deleted: `${One} deleted successfully!`,
    invalidTitle: 'Please check the form',
    getSaveFailure: () => `Failed to save ${one}`,
    changeFailure: `Failed to update ${one}`,
    deleteWarning: 'This action cannot be undone.',
    reorder: 'Change order',
    reordered: `${capitalize(many)} reordered successfully!`,
    reorderFailure: `Failed to save the order of ${many}`,
    deleteVerb: 'Delete',
    deleting: 'Deleting...',
    deleteQuestion: `Are you sure you want to delete this ${one}?`,
    deleteFailure: `Failed to delete ${one}`,
    ...changes,
  };
}
