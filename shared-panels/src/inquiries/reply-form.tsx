import type { InquiryReplyInput } from '@narthex/shared-contracts/schemas/inquiries';
import { t } from '@narthex/shared-contracts/translate';
import { Button, CheckboxField, FormActions, FormFields, TextAreaField } from '@narthex/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { pickKnownValues, type FormDraft } from '../resource-panel/form/form-draft';
import { DraftNotice } from '../resource-panel/form/draft-notice';

interface ReplyFormProps {
  email: string;
  draft: FormDraft;
  isBusy: boolean;
  onSend: (reply: InquiryReplyInput) => Promise<boolean>;
  onDirtyChange: (isDirty: boolean) => void;
}

const EMPTY = { message: '', close: true };

function readDraft(draft: FormDraft): Required<InquiryReplyInput> | null {
  const kept = draft.read();
  return kept && 'values' in kept ? { ...EMPTY, ...pickKnownValues(kept.values, EMPTY) } : null;
}

/** Renders the form that replies by email. A draft survives a reload of the tab until it is sent. */
export function ReplyForm({ email, draft, isBusy, onSend, onDirtyChange }: ReplyFormProps) {
  const [kept] = useState(() => readDraft(draft));
  const [isRestored, setRestored] = useState(kept !== null);
  const [{ message, close }, setReply] = useState(kept ?? EMPTY);
  const [error, setError] = useState('');
  const reportDirty = useEffectEvent(onDirtyChange);
  useEffect(() => reportDirty(message !== ''), [message]);

  function change(changed: Partial<typeof EMPTY>) {
    const values = { message, close, ...changed };
    setReply(values);
    draft.write({ values, version: undefined });
  }

  function clear() {
    setReply(EMPTY);
    setRestored(false);
    draft.clear();
  }

  async function handleSend() {
    if (message.trim() === '') {
      setError(t('Please write a reply'));
      return;
    }
    setError('');
    if (await onSend({ message, close })) clear();
  }

  return (
    <form
      aria-label="Reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSend();
      }}
    >
      <FormFields>
        {isRestored ? <DraftNotice rejection={undefined} onStartOver={clear} /> : null}
        <TextAreaField
          label="Your reply"
          help={`It goes to ${email} by mail, with what they wrote below it.`}
          rows={6}
          required
          maxLength={5000}
          value={message}
          error={error}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        <CheckboxField
          label="This settles it: close the inquiry"
          checked={close}
          onChange={(event) => change({ close: event.currentTarget.checked })}
        />
      </FormFields>
      <FormActions>
        <Button type="submit" isBusy={isBusy}>
          Send reply
        </Button>
      </FormActions>
    </form>
  );
}
