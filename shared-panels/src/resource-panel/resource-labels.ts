import { LANGUAGE } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';

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

/** As on an English button: `Calendar Event`. Other languages have no capital letters in the middle of a label. */
const titleOf = (text: string) => (LANGUAGE === 'en' ? text.split(' ').map(capitalize).join(' ') : text);

/** The labels of a panel by its noun; `changes` where the specification says something else. */
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
