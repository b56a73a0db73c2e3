import { LANGUAGE } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';

/** Contains every text of a list that names its subject. */
export interface ListLabels {
  /** Holds the heading before the count, and the caption of the table. */
  readonly plural: string;
  /** Holds the counted noun, as in `3 of 40 slides`. */
  readonly counted: string;
  readonly loading: string;
  readonly loadFailure: string;
  readonly search: string;
  readonly noMatchTitle: string;
  readonly noMatchText: string;
  readonly emptyTitle: string;
  readonly emptyText?: string;
  /** Holds a sentence below the heading, for lists whose objects come from another place. */
  readonly origin?: string;
}

/** Contains every text of a panel that names its subject. */
export interface ResourceLabels extends ListLabels {
  /** Holds the label of the button that opens an empty form, and title of that form. */
  readonly create: string;
  readonly edit: string;
  readonly submitNew: string;
  readonly submitChanges: string;
  /** Holds the label of the button while the object is being saved. */
  readonly saving: string;
  readonly created: string;
  readonly updated: string;
  readonly deleted: string;
  /** Holds the heading of the fields' errors before a request is sent. */
  readonly invalidTitle: string;
  /** Holds the error above the form if the server refuses. Errors of single fields are shown at the fields too. */
  readonly getSaveFailure: (error: unknown, isNew: boolean) => string;
  /** Holds the error if a button of a row fails. */
  readonly changeFailure: string;
  /** Holds the verb in the button of a row and in the question: `Delete`. */
  readonly deleteVerb: string;
  /** Holds the label of the confirming button during the deletion. */
  readonly deleting: string;
  readonly deleteQuestion: string;
  /** Holds the irreversible consequences. */
  readonly deleteWarning: string;
  readonly deleteFailure: string;
  readonly reorder: string;
  readonly reordered: string;
  readonly reorderFailure: string;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** English labels are capitalised, as in `Calendar Event`. Other languages have no capitals inside a label. */
const titleOf = (text: string) => (LANGUAGE === 'en' ? text.split(' ').map(capitalize).join(' ') : text);

/** Returns the labels of a panel for its noun. `changes` overrides those that the specification words differently. */
export function buildLabels(
  { one, many }: { readonly one: string; readonly many: string },
  changes: Partial<ResourceLabels> = {},
): ResourceLabels {
  const title = titleOf(one);
  const subject = LANGUAGE === 'en' ? capitalize(one) : one;
  return {
    plural: capitalize(many),
    counted: many,
    loading: `Loading ${many}...`,
    loadFailure: t('Failed to load {many}', { many }),
    search: t('Search {many}', { many }),
    noMatchTitle: t('No {many} match your search.', { many }),
    noMatchText: t('Try other words, or another filter.'),
    emptyTitle: `No ${many} yet`,
    emptyText: `Create your first ${one} to get started.`,
    create: t('Create New {title}', { title }),
    edit: t('Edit {title}', { title }),
    submitNew: t('Create {title}', { title }),
    submitChanges: t('Update {title}', { title }),
    saving: t('Saving...'),
    created: t('{subject} created successfully!', { subject }),
    updated: t('{subject} updated successfully!', { subject }),
    deleted: t('{subject} deleted successfully!', { subject }),
    invalidTitle: t('Please check the form'),
    getSaveFailure: () => t('Failed to save {one}', { one }),
    changeFailure: t('Failed to update {one}', { one }),
    deleteWarning: t('This action cannot be undone.'),
    reorder: t('Change order'),
    reordered: t('{subject} reordered successfully!', {
      subject: LANGUAGE === 'en' ? capitalize(many) : many,
    }),
    reorderFailure: t('Failed to save the order of {many}', { many }),
    deleteVerb: t('Delete'),
    deleting: t('Deleting...'),
    deleteQuestion: t('Are you sure you want to delete this {one}?', { one }),
    deleteFailure: t('Failed to delete {one}', { one }),
    ...changes,
  };
}
