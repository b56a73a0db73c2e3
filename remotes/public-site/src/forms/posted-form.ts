import { postedFormQuery, type PostedForm } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';
import { useSearchParams } from '@narthex/remote-kit/router';

export interface Posted {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: FormMessages;
}

/** Maps fields to messages. The empty key has the message about the whole form. */
export type FormMessages = Readonly<Record<string, string>>;

export function flatMessages(errors: PostedForm['errors']): FormMessages {
  return Object.fromEntries(
    Object.entries(errors).map(([field, found]) => [
      field,
      typeof found === 'string' ? found : found.join(' '),
    ]),
  );
}

/** Returns the result of a plain post: whether the URL says it was accepted, and what a refused one contained. */
export function usePostedForm(form: string): { isSent: boolean; refused: Posted | null } {
  const [search] = useSearchParams();
  const { data } = useQuery(postedFormQuery);
  return {
    isSent: search.get('sent') === form,
    refused:
      data?.form === form
        ? {
            values: data.values,
            errors: { ...flatMessages(data.errors), ...(data.message ? { '': data.message } : {}) },
          }
        : null,
  };
}

/** Returns the text that a refused plain post restores in a field. */
export const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns the state that a refused plain post restores in a checkbox. */
export const isChecked = (value: unknown) => value === true || value === 'on' || value === 'true';
