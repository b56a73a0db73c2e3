import { useQuery } from '@narthex/remote-kit/query';
import { call, useSession } from '@narthex/shared-auth';
import type { MailChoices, MailChoicesInput } from '@narthex/shared-contracts/schemas/own-account';
import { useAction } from '@narthex/shared-panels/use-action';
import { CheckboxField, ErrorState, FormFields, Panel } from '@narthex/shared-ui';
import { Outcome } from '../../components/outcome';
import { PanelLoading } from '../../components/panel-states';
import styles from './privacy.module.css';

/** Loads the kinds of emails that the person receives. */
function useMailChoices() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'mail-choices', actorId],
    queryFn: ({ signal }) => call('ownAccount.getMailChoices', {}, { signal }).then(({ data }) => data),
  });
}

/** Renders a switch for each kind of email. Each change is saved immediately. */
export function MailChoicesPanel() {
  const { data, isError, isFetching, refetch } = useMailChoices();
  const { act, busyInput, outcome, dismiss } = useAction({
    run: async (body: MailChoicesInput, write) =>
      (await write('ownAccount.updateMailChoices', { body })).message,
    failure: 'Failed to save your choice. Please try again.',
  });
  return (
    <Panel title="Emails">
      <Outcome outcome={outcome} onDismiss={dismiss} />
      {data ? <Switches choices={{ ...data, ...busyInput }} onChange={(change) => void act(change)} /> : null}
      {!data && isError ? (
        <ErrorState
          message="Failed to load your choices"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {!data && !isError ? <PanelLoading lines={3} /> : null}
      <p className={styles.note}>
        We always send you emails about your account, and when an event you are coming to is cancelled.
      </p>
    </Panel>
  );
}

function Switches({
  choices,
  onChange,
}: {
  choices: MailChoices;
  onChange: (change: MailChoicesInput) => void;
}) {
  const { wants_messages: messages, wants_reminders: reminders, wants_newsletter: newsletter } = choices;
  return (
    <FormFields>
      <CheckboxField
        label="Messages to all members"
        help="What the church office or your department writes to many."
        checked={messages}
        onChange={({ target }) => onChange({ wants_messages: target.checked })}
      />
      <CheckboxField
        label="Reminders of events"
        help="The day before something you said you come to."
        checked={reminders}
        onChange={({ target }) => onChange({ wants_reminders: target.checked })}
      />
      <CheckboxField
        label="The newsletter"
        help={
          newsletter === null
            ? 'Please confirm your email address first: open the link in the email we sent you.'
            : 'Sermons, events and news of the congregation.'
        }
        disabled={newsletter === null}
        checked={newsletter ?? false}
        onChange={({ target }) => onChange({ wants_newsletter: target.checked })}
      />
    </FormFields>
  );
}
