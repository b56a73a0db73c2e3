import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { formPath, type FormName } from '@narthex/shared-contracts/browser-paths';
import { describeUnreadable, loadCode, useApplicationNeed, useIsHydrated } from '@narthex/shared-ui';
import { readText, usePostedForm, type FormMessages, type Posted } from './posted-form';

export type Outcome = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly errors: FormMessages };
/** Sends a form. `failure` begins the message about a failed request. */
export type Submit = (data: FormData, failure: string) => Promise<Outcome>;

type Status =
  | { readonly kind: 'open'; readonly focus?: FocusOptions | undefined }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly takesFocus: boolean }
  | { readonly kind: 'refused'; readonly errors: FormMessages; readonly isNew?: boolean };

interface VisitorFormOptions {
  readonly name: FormName;
  /** Holds the id of the element that a plain post returns to. The server uses the same id after success. */
  readonly elementId: string;
  readonly loadSubmit: () => Promise<Submit>;
  /** Holds the message if sending fails. */
  readonly failure: string;
  readonly onSent?: () => void;
}

interface FieldProps {
  readonly name: string;
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
}

export interface VisitorForm {
  readonly kind: Status['kind'];
  readonly errors: FormMessages;
  /** Holds the values of a refused plain post, which the form shows again. */
  readonly values: Posted['values'];
  /** Returns the props of a text field: name, the value of a refused plain post or `initial`, and the error. */
  readonly field: (name: string, initial?: string) => FieldProps;
  /** Holds the element that shows the thanks. */
  readonly statusRef: RefObject<HTMLDivElement | null>;
  /** Changes when the form is reset. The fields are uncontrolled, so the new key empties them. */
  readonly round: number;
  /** Resets and opens the form. With `focus`, its first field gets the focus. */
  readonly startAnew: (focus?: FocusOptions) => void;
  /** Removes messages that no longer apply to what is typed now. */
  readonly dismiss: () => void;
  readonly formProps: ReturnType<typeof useApplicationNeed> & {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: 'post';
    readonly action: string;
    readonly noValidate: boolean;
    readonly onFocus: () => void;
    readonly onPointerEnter: () => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const FIELD = 'input:not([type="hidden"]), textarea, select';
const NO_RESPONSE = 'No response from server. Please check your connection.';

/** Returns the messages about fields whose typed text the browser can't read, so that the form's data lacks it. */
const listUnreadable = (form: HTMLFormElement): FormMessages =>
  Object.fromEntries(
    [...form.querySelectorAll('input')].flatMap((control) => {
      const message = describeUnreadable(control);
      return message ? [[control.name, message]] : [];
    }),
  );

/** Returns whether the focus has left the form while it was being sent. */
const isElsewhere = (form: HTMLElement) =>
  document.activeElement !== document.body && !form.contains(document.activeElement);

/** Leads to the first field that is wrong, or else to the message at the head of the form. */
function showRefusal(form: HTMLElement, errors: FormMessages) {
  const firstWrong = Object.keys(errors).find((field) => field !== '');
  if (firstWrong) form.querySelector<HTMLElement>(`[name="${CSS.escape(firstWrong)}"]`)?.focus();
  else form.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'center' });
}

/**
 * Returns the state and props of a form that works as a plain post and, with JavaScript, without leaving the page. The
 * code that sends it loads on the first interaction, so visitors who only read don't load it.
 */
export function useVisitorForm({
  name,
  elementId,
  loadSubmit,
  failure,
  onSent,
}: VisitorFormOptions): VisitorForm {
  const { isSent, refused } = usePostedForm(name);
  const [status, setStatus] = useState<Status>(() => {
    if (isSent) return { kind: 'sent', takesFocus: false };
    return refused ? { kind: 'refused', errors: refused.errors } : { kind: 'open' };
  });
  const [round, setRound] = useState(0);
  const isSending = useRef(false);
  const isHydrated = useIsHydrated();
  // The form is a plain post meanwhile.
  const need = useApplicationNeed('use');
  const statusRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (status.kind === 'sent' && status.takesFocus) statusRef.current?.focus();
    if (status.kind === 'open' && status.focus) {
      formRef.current?.querySelector<HTMLElement>(FIELD)?.focus(status.focus);
    }
    // The browser itself goes to a plain post that was refused.
    if (status.kind === 'refused' && status.isNew && formRef.current) {
      showRefusal(formRef.current, status.errors);
    }
  }, [status]);

  const prepare = () => {
    loadCode(loadSubmit).catch(() => undefined); // Sending retries and shows the error.
  };

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const unreadable = listUnreadable(form);
    if (Object.keys(unreadable).length > 0) {
      setStatus({ kind: 'refused', errors: unreadable, isNew: true });
      return;
    }
    isSending.current = true;
    setStatus({ kind: 'sending' });
    let outcome: Outcome;
    try {
      outcome = await (await loadCode(loadSubmit))(new FormData(form), failure);
    } catch {
      outcome = { kind: 'refused', errors: { '': `${failure} ${NO_RESPONSE}` } };
    }
    isSending.current = false;
    if (outcome.kind === 'sent') {
      setStatus({ kind: 'sent', takesFocus: !isElsewhere(form) });
      setRound((before) => before + 1);
      onSent?.();
      return;
    }
    setStatus({ ...outcome, isNew: true });
  }

  const errors = status.kind === 'refused' ? status.errors : {};
  const values = round === 0 ? (refused?.values ?? {}) : {};
  return {
    kind: status.kind,
    errors,
    values,
    field: (field, initial) => ({
      name: field,
      defaultValue: readText(values[field]) ?? initial,
      error: errors[field],
    }),
    round,
    statusRef,
    startAnew: (focus) => {
      setRound((before) => before + 1);
      setStatus({ kind: 'open', focus });
    },
    dismiss: () => setStatus((before) => (before.kind === 'refused' ? { kind: 'open' } : before)),
    formProps: {
      ...need,
      ref: formRef,
      method: 'post',
      action: `${formPath(name)}#${elementId}`,
      noValidate: isHydrated,
      onFocus: prepare,
      onPointerEnter: prepare,
      onSubmit: (event) => void handleSubmit(event),
    },
  };
}
