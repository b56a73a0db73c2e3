import type { InquiryReplyInput } from '@narthex/shared-contracts/schemas/inquiries';
import { Button, CheckboxField, FormActions, FormFields, TextAreaField } from '@narthex/shared-ui';
import { useState } from 'react';

interface ReplyFormProps {
  email: string;
  isBusy: boolean;
  onSend: (reply: InquiryReplyInput) => Promise<boolean>;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Writes back by mail. What was typed stays until it is sent. */
export function ReplyForm({ email, isBusy, onSend, onDirtyChange }: ReplyFormProps) {
  const [message, setMessage] = useState('');
  const [close, setClose] = useState(true);
  const [error, setError] = useState('');

  async function handleSend() {
    if (message.trim() === '') {
      setError('Please write a reply');
      return;
    }
    setError('');
    if (!(await onSend({ message, close }))) return;
    setMessage('');
    onDirtyChange(false);
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
        <TextAreaField
          label="Your reply"
          help={`It goes to ${email} by mail, with what they wrote below it.`}
          rows={6}
          required
          maxLength={5000}
          value={message}
          error={error}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            onDirtyChange(event.currentTarget.value !== '');
          }}
        />
        <CheckboxField
          label="This settles it: close the inquiry"
          checked={close}
          onChange={(event) => setClose(event.currentTarget.checked)}
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
