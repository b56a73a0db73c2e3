import { formatDay, formatTime } from '@narthex/shared-contracts';
import type { Inquiry, InquiryUpdate, InquiryReplyInput } from '@narthex/shared-contracts/schemas/inquiries';
import { Badge, Button, PhoneLink, SelectField } from '@narthex/shared-ui';
import type { FormDraft } from '../resource-panel/form/form-draft';
import type { ResourceFormProps } from '../resource-panel/resource';
import { getInquiryText, getInquiryTitle } from './inquiry-texts';
import { ReplyForm } from './reply-form';
import contacts from './visit-contacts.module.css';
import styles from './inquiry-view.module.css';
import { call } from '@narthex/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../action/use-action';
import type { Write } from '../resource-panel/writes/use-write';

/** Loads the people to whom inquiries can be assigned. */
const useAssignees = () =>
  useQuery({
    queryKey: ['inquiries', 'assignees'],
    queryFn: async ({ signal }) => (await call('inquiries.listAssignees', undefined, { signal })).data,
  });

interface Saved {
  readonly data: Inquiry;
  readonly message?: string | undefined;
}

/** Loads the current state of an inquiry and returns its actions. */
function useInquiry(row: Inquiry) {
  const [inquiry, setInquiry] = useState(row);
  const { id } = inquiry;
  const { act, outcome, isBusy } = useAction({
    run: async (save: (write: Write) => Promise<Saved>, write) => {
      const { data, message } = await save(write);
      setInquiry(data);
      return message;
    },
    failure: 'Failed to save inquiry. Please try again.',
    seen: inquiry,
    onMeanwhile: setInquiry,
  });
  return {
    inquiry,
    outcome,
    isBusy,
    update: (body: InquiryUpdate) => void act((write) => write('inquiries.update', { id, body })),
    /** Resolves to true if the reply was sent. The form keeps its text otherwise. */
    reply: (body: InquiryReplyInput) => act((write) => write('inquiries.reply', { id, body })),
  };
}

const NOBODY = { value: '', label: 'Nobody' };

/** Renders an inquiry with its message, replies, assignee and status. */
export default function InquiryView({ context, ...rest }: ResourceFormProps<Inquiry, InquiryUpdate>) {
  const { row, timeZone, draft } = context;
  return row ? <Conversation row={row} timeZone={timeZone} draft={draft} {...rest} /> : null;
}

type ConversationProps = Pick<ResourceFormProps<Inquiry, InquiryUpdate>, 'onDirtyChange'> & {
  row: Inquiry;
  timeZone: string;
  draft: FormDraft;
};

function Conversation({ row, timeZone, draft, onDirtyChange }: ConversationProps) {
  const { inquiry, outcome, isBusy, update, reply } = useInquiry(row);
  const { data: assignees = [] } = useAssignees();
  const { email, visit, status, replies, assigned_to: assigned } = inquiry;
  const when = (instant: string) => `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
  const people =
    assigned && assignees.every(({ id }) => id !== assigned.id) ? [assigned, ...assignees] : assignees;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <Badge tone={status === 'open' ? 'warn' : 'good'}>{status === 'open' ? 'Open' : 'Closed'}</Badge>
        <Button
          variant="quiet"
          size="small"
          isBusy={isBusy}
          onClick={() => update({ status: status === 'open' ? 'closed' : 'open' })}
        >
          {status === 'open' ? 'Close inquiry' : 'Open it again'}
        </Button>
      </div>
      <SelectField
        label="Looked after by"
        value={assigned ? String(assigned.id) : ''}
        options={[NOBODY, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]}
        disabled={isBusy}
        onChange={({ currentTarget: { value } }) => update({ assigned_to: value ? Number(value) : null })}
      />
      <ol className={styles.messages} role="list" aria-label="Messages">
        <li>
          <p className={styles.author}>
            {getInquiryTitle(inquiry)}, {when(inquiry.created_at)}
          </p>
          <p className={styles.text}>{getInquiryText(inquiry)}</p>
          {visit?.phone ? (
            <p>
              Call <PhoneLink className={contacts.link} phone={visit.phone} />
            </p>
          ) : null}
        </li>
        {replies.map((one) => (
          <li key={one.id} data-own>
            <p className={styles.author}>
              {one.author}, {when(one.created_at)}
            </p>
            <p className={styles.text}>{one.message}</p>
          </li>
        ))}
      </ol>
      <p role="status" className={outcome?.kind === 'failed' ? styles.failure : styles.done}>
        {outcome?.message}
      </p>
      {email === null ? (
        <p>They left no email address. Please call them, then close the inquiry.</p>
      ) : (
        <ReplyForm email={email} draft={draft} isBusy={isBusy} onSend={reply} onDirtyChange={onDirtyChange} />
      )}
    </div>
  );
}
