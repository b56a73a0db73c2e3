import { useState } from 'react';
import {
  Button,
  ErrorBanner,
  LoadingBoundary,
  LoadingPlace,
  ProgressBar,
  Skeleton,
  Spinner,
  StatusMessage,
  notify,
  type ActionOutcome,
} from '../../src/index';
import ToastHost from '../../src/notify/toast-host';
import { Example, Section } from '../example';

const SAVED = 'Event created successfully!';
const FAILED = 'Failed to create event';
const never = new Promise(() => undefined);
function OnItsWay(): null {
  throw never;
}
const SIZES = ['small', 'medium', 'large'] as const;

export function FeedbackExamples() {
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  return (
    <Section title="Feedback">
      <Example title="Spinner: three sizes">
        {SIZES.map((size) => (
          <Spinner key={size} size={size} />
        ))}
      </Example>
      <Example title="LoadingBoundary and LoadingPlace: room for what is on its way">
        <LoadingBoundary fallback={<LoadingPlace />}>
          <OnItsWay />
        </LoadingBoundary>
      </Example>
      <Example title="Skeleton: lines, and a block">
        <div style={{ width: '100%' }}>
          <Skeleton lines={3} />
          <br />
          <Skeleton height={64} />
        </div>
      </Example>
      <Example title="ProgressBar: known, unknown">
        <ProgressBar
          label="Uploading sermon.mp3"
          percent={42}
          detail="2.1 MB/s, 40 s left"
          action={
            <Button size="small" variant="quiet">
              Cancel
            </Button>
          }
        />
        <ProgressBar label="Preparing" />
      </Example>
      <Example title="StatusMessage: success, failure">
        <StatusMessage outcome={{ kind: 'done', message: SAVED }} onDismiss={() => undefined} />
        <StatusMessage outcome={{ kind: 'failed', message: FAILED }} onDismiss={() => undefined} />
      </Example>
      <Example title="StatusMessage that goes by itself">
        <Button variant="quiet" size="small" onClick={() => setOutcome({ kind: 'done', message: SAVED })}>
          Succeed
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOutcome({ kind: 'failed', message: FAILED })}>
          Fail
        </Button>
        <StatusMessage outcome={outcome} onDismiss={() => setOutcome(null)} />
        {outcome?.kind === 'failed' ? <span>5 seconds</span> : null}
      </Example>
      <Example title="ErrorBanner">
        <ErrorBanner action={<Button size="small">Try again</Button>}>
          The calendar could not be loaded.
        </ErrorBanner>
      </Example>
      <Example title="notify: toasts at the top right">
        <Button size="small" onClick={() => notify.success(SAVED)}>
          Success
        </Button>
        <Button size="small" variant="danger" onClick={() => notify.error(FAILED)}>
          Error
        </Button>
        <Button size="small" variant="quiet" onClick={() => notify.info('A new version is live')}>
          Info
        </Button>
        <ToastHost />
      </Example>
    </Section>
  );
}
