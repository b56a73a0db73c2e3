import { PRAYER_CATEGORIES } from '@narthex/shared-contracts/enums';
import { Button, CheckboxField, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { describeMember } from '@narthex/shared-contracts/enum-labels';
import { useReloadLater } from '../../data/use-reload-later';
import { FormHead } from '../../forms/form-head';
import { isChecked } from '../../forms/posted-form';
import { useVisitorForm } from '../../forms/use-visitor-form';
import styles from '../../forms/visitor-form.module.css';
import { queryKeys } from '../../query-keys';

const PRAYER_FAILURE = 'Failed to submit prayer request.';
const PRAYER_SENT =
  'Prayer request submitted successfully! It will be reviewed before appearing on the prayer wall.';

const CATEGORY_OPTIONS = PRAYER_CATEGORIES.map((value) => ({ value, label: describeMember(value) }));

const ELEMENT_ID = 'prayer-request';
const loadSubmit = () => import('./submit-prayer').then((module) => module.submitPrayer);

/** Renders the form for prayer requests. A plain post returns to `backTo`. */
export function PrayerForm({ backTo }: { backTo: string }) {
  const form = useVisitorForm({
    name: 'prayer',
    elementId: ELEMENT_ID,
    loadSubmit,
    failure: PRAYER_FAILURE,
    onSent: useReloadLater(queryKeys.recentPrayers),
  });
  const { values, kind } = form;
  const wasPosted = Object.keys(values).length > 0;
  const request = useRef<HTMLTextAreaElement>(null);
  // A blank field disables the button. It starts enabled, since it must work without JavaScript.
  const [isBlank, setBlank] = useState(false);
  const readBlank = () => setBlank(request.current?.value.trim() === '');
  useEffect(readBlank, [form.round]);

  return (
    <form
      className={styles.form}
      id={ELEMENT_ID}
      aria-label="Prayer request"
      data-surface="paper"
      {...form.formProps}
    >
      <FormHead form={form} backTo={backTo} sentText={PRAYER_SENT} />
      <Fragment key={form.round}>
        <div className={styles.pair}>
          <TextField
            label="Your name"
            {...form.field('requester_name')}
            autoComplete="name"
            required
            maxLength={120}
          />
          <SelectField
            label="Kind of prayer"
            {...form.field('category', 'thanksgiving')}
            options={CATEGORY_OPTIONS}
          />
        </div>
        <TextAreaField
          label="Your prayer"
          {...form.field('prayer_request')}
          required
          rows={3}
          maxLength={4000}
          placeholder="Say as much or as little as you like"
          ref={request}
          onInput={readBlank}
        />
        <div>
          <CheckboxField
            label="Share on the prayer wall once it is reviewed"
            name="is_public"
            defaultChecked={wasPosted ? isChecked(values['is_public']) : true}
          />
          <CheckboxField
            label="This is urgent"
            name="is_urgent"
            defaultChecked={isChecked(values['is_urgent'])}
          />
        </div>
      </Fragment>
      <div>
        <Button type="submit" isBusy={kind === 'sending'} disabled={isBlank}>
          {kind === 'sending' ? 'Sending...' : 'Send prayer request'}
        </Button>
      </div>
    </form>
  );
}
