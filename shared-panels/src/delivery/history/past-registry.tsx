import { call } from '@narthex/shared-auth';
import { formatDay, formatTime, fromFieldValue, toFieldValue } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { DateTimeField, ErrorBanner, LoadingPlace, Panel } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure } from '../../action/explain-failure';
import { useTimeZone } from '../../use-site';
import { describeState } from './describe-state';

/** Renders a field for a moment and the versions that were live then. */
export function PastRegistry() {
  const timeZone = useTimeZone();
  const [moment, setMoment] = useState('');
  // The field returns a complete moment or an empty text.
  const at = moment === '' ? null : fromFieldValue(moment, timeZone);
  const { data, error, isFetching } = useQuery({
    queryKey: ['releases', 'past', at],
    enabled: at !== null,
    queryFn: ({ signal }) =>
      call('delivery.getPastRegistry', { query: { at: at ?? '' } }, { signal }).then((body) => body.data),
  });
  const remotes = Object.entries(data?.remotes ?? {});
  return (
    <Panel title="What was live then">
      <DateTimeField
        label="Moment"
        value={moment}
        max={toFieldValue(new Date().toISOString(), timeZone)}
        onChange={(event) => setMoment(event.target.value)}
      />
      {error ? <ErrorBanner>{explainFailure(t('Failed to load it'), error)}</ErrorBanner> : null}
      {isFetching && !data ? <LoadingPlace /> : null}
      {data ? (
        <section aria-live="polite" aria-label="What was live">
          <p>
            On {formatDay(data.at, timeZone)} at {formatTime(data.at, timeZone)}:
          </p>
          {remotes.length === 0 ? <p>Nothing was live yet.</p> : null}
          <dl>
            {remotes.map(([remote, state]) => (
              <div key={remote}>
                <dt>
                  <code>{remote}</code>
                </dt>
                <dd>{describeState(state)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </Panel>
  );
}
