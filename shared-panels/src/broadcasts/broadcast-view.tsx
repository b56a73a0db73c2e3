import { formatDay, formatTime } from '@narthex/shared-contracts';
import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { Button, Skeleton } from '@narthex/shared-ui';
import { LoadFailure } from '../load-failure';
import { useTimeZone } from '../use-site';
import { describeAudience, describePeople, describeResult } from './broadcast-labels';
import { BroadcastActions } from './actions/broadcast-actions';
import { useBroadcastActions, useBroadcastPreview } from './use-broadcast';
import styles from './broadcast-view.module.css';

/** Renders a broadcast as its recipients read it, with sender, audience and the actions that send it. */
export function BroadcastView({ broadcast }: { broadcast: Broadcast }) {
  const timeZone = useTimeZone();
  const preview = useBroadcastPreview(broadcast);
  const { data } = preview;
  const actions = useBroadcastActions(broadcast);
  const { sent_at: sentAt, send_at: sendAt, status, body } = broadcast;
  if (preview.error && !data) return <LoadFailure message="Failed to load the email" query={preview} />;
  const when = (instant: string) => `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
  return (
    <div className={styles.view}>
      <dl className={styles.facts}>
        <dt>From</dt>
        <dd>{data ? data.from : <Skeleton />}</dd>
        <dt>To</dt>
        <dd>
          {describeAudience(broadcast)}
          {data && status !== 'sent' ? ` (${describePeople(data.recipients)} now)` : null}
        </dd>
        {sentAt ? (
          <>
            <dt>Sent</dt>
            <dd>
              {when(sentAt)}. {describeResult(broadcast)}
            </dd>
          </>
        ) : null}
        {status === 'scheduled' && sendAt ? (
          <>
            <dt>Goes out</dt>
            <dd>{when(sendAt)}</dd>
          </>
        ) : null}
      </dl>
      {/* The server sanitized this HTML when it stored it. */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: body }} />
      {data ? (
        <details>
          <summary>As plain text</summary>
          <pre className={styles.text}>{data.text}</pre>
        </details>
      ) : null}
      <p role="status" className={actions.outcome?.kind === 'failed' ? styles.failure : styles.done}>
        {actions.outcome?.message}
      </p>
      {status === 'draft' ? <BroadcastActions recipients={data?.recipients} actions={actions} /> : null}
      {status === 'scheduled' ? (
        <div className={styles.actions}>
          <Button variant="quiet" isBusy={actions.isBusy} onClick={actions.unschedule}>
            Make it a draft again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
