import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { formPath } from '@narthex/shared-contracts/browser-paths';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { Button, loadCode, useApplicationNeed, useIsHydrated } from '@narthex/shared-ui';
import type { InquiryOutcome } from './send-inquiry';
import { usePostedInquiry } from './use-posted-inquiry';
import styles from './inquiry-form.module.css';

type State = { readonly status: 'idle' | 'sending' | 'posted' } | InquiryOutcome;

const UNSENT = 'Your question could not be sent. Please check your connection and try again.';

/** Sends a question to the congregation. The form is a plain post, so it also works without JavaScript. */
export function InquiryForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const need = useApplicationNeed('use');
  const posted = usePostedInquiry();
  const [state, setState] = useState<State>(posted.state);
  const problemIn = (field?: 'email' | 'message') =>
    state.status === 'refused' && state.field === field ? state.reason : undefined;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    setState({ status: 'sending' });
    try {
      const { sendInquiry } = await loadCode(() => import('./send-inquiry'));
      const outcome = await sendInquiry(sent);
      setState(outcome);
      if (outcome.status === 'sent') form.current?.reset();
      else if (outcome.field) form.current?.querySelector<HTMLElement>(`[name=${outcome.field}]`)?.focus();
    } catch {
      setState({ status: 'refused', reason: UNSENT });
    }
  }

  const emailProblem = problemIn('email');
  const messageProblem = problemIn('message');
  return (
    <form
      ref={form}
      id="inquiry"
      className={styles.form}
      method="post"
      action={`${formPath('inquiry')}#inquiry`}
      noValidate={isHydrated}
      {...need}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <input type="hidden" name="back" value={LANGUAGE_BASE + posted.back} />
      <p>Leave your email address and we write back within the week.</p>
      <label htmlFor={`${id}-email`}>Email</label>
      <input
        id={`${id}-email`}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={posted.email}
        aria-invalid={emailProblem ? true : undefined}
        aria-describedby={emailProblem ? `${id}-email-problem` : undefined}
      />
      <Problem id={`${id}-email-problem`} text={emailProblem} />
      <label htmlFor={`${id}-message`}>Your question</label>
      <textarea
        id={`${id}-message`}
        name="message"
        rows={3}
        maxLength={2000}
        defaultValue={posted.message}
        aria-invalid={messageProblem ? true : undefined}
        aria-describedby={messageProblem ? `${id}-message-problem` : undefined}
      />
      <Problem id={`${id}-message-problem`} text={messageProblem} />
      <div role="alert">
        {state.status === 'posted' ? (
          <p className={styles.thanks}>Thank you. Your question has reached us.</p>
        ) : null}
        {state.status === 'sent' ? <Thanks email={state.email} message={state.message} /> : null}
        <Problem text={problemIn(undefined)} />
      </div>
      <Button type="submit" variant="gold" isBusy={state.status === 'sending'}>
        {state.status === 'sending' ? 'Sending…' : 'Send question'}
      </Button>
    </form>
  );
}

function Problem({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.problem}>
      {text}
    </p>
  ) : null;
}

function Thanks({ email, message }: { email: string; message: string | null }) {
  return (
    <p className={styles.thanks}>
      {message
        ? `Thank you. Your question “${message}” has reached us.`
        : 'Thank you. Your note has reached us.'}{' '}
      We answer to {email}.
    </p>
  );
}
