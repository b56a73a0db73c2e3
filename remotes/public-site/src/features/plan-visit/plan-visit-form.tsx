import { Button, TextAreaField, TextField } from '@narthex/shared-ui';
import { Fragment } from 'react';
import { FormHead } from '../../forms/form-head';
import { useVisitorForm } from '../../forms/use-visitor-form';
import styles from '../../forms/visitor-form.module.css';

const VISIT_FAILURE = 'Your visit could not be sent.';
const VISIT_SENT = 'Thank you! We know about your visit and look forward to meeting you.';

const ELEMENT_ID = 'plan-a-visit';
const loadSubmit = () => import('./submit-visit').then((module) => module.submitVisit);

interface PlanVisitFormProps {
  /** Holds the path that a plain post returns to. */
  readonly backTo: string;
  /** Hold dates YYYY-MM-DD: the preset and the earliest one, once they are known. */
  readonly nextSabbath: string | undefined;
  readonly today: string | undefined;
}

/** Renders the form that announces a visit to the support team. */
export function PlanVisitForm({ backTo, nextSabbath, today }: PlanVisitFormProps) {
  const form = useVisitorForm({ name: 'visit', elementId: ELEMENT_ID, loadSubmit, failure: VISIT_FAILURE });
  const { kind } = form;
  return (
    <form className={styles.form} id={ELEMENT_ID} aria-label="Plan a visit" {...form.formProps}>
      <FormHead form={form} backTo={backTo} sentText={VISIT_SENT} />
      <Fragment key={form.round}>
        <div className={styles.row}>
          <TextField label="Your name" {...form.field('name')} autoComplete="name" required maxLength={120} />
          <TextField label="Which day" type="date" {...form.field('day', nextSabbath)} required min={today} />
        </div>
        <div className={styles.row}>
          <TextField
            label="Phone"
            type="tel"
            {...form.field('phone')}
            autoComplete="tel"
            maxLength={40}
            help="A phone number or an email address: one is enough."
          />
          <TextField
            label="Email"
            type="email"
            {...form.field('email')}
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <TextAreaField
          label="Anything we should know? (optional)"
          {...form.field('message')}
          rows={3}
          maxLength={1000}
        />
      </Fragment>
      <div>
        <Button type="submit" isBusy={kind === 'sending'}>
          {kind === 'sending' ? 'Sending...' : 'Plan my visit'}
        </Button>
      </div>
    </form>
  );
}
