import { formatDay } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { t } from '@narthex/shared-contracts/translate';
import { Fragment, type ReactNode } from 'react';
import { ZoneName } from '../../components/time/zone-name';
import { eventFacts, timeSpan } from './event-facts';
import styles from './event-details.module.css';

const REPEATS = {
  daily: t('Every day'),
  weekly: t('Every week'),
  monthly: t('Every month'),
  yearly: t('Every year'),
};

/** Returns `KES 1,500` or `KES 1,250.50` for an amount of the API. */
function formatFee(entryFee: string | null): string {
  const fee = Number(entryFee ?? 0);
  const digits = Number.isInteger(fee) ? 0 : 2;
  return fee > 0 ? `KES ${fee.toLocaleString('en-KE', { minimumFractionDigits: digits })}` : t('Free');
}

interface EventDetailsProps {
  readonly event: ChurchEvent;
  readonly timeZone: string;
  readonly now: string | undefined;
}

/** Renders time, place, audience and fee of an event. */
export function EventDetails({ event, timeZone, now }: EventDetailsProps) {
  const facts = eventFacts(event, timeZone);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('Day'), formatDay(event.start_datetime, timeZone, new Date(now ?? event.start_datetime))],
    [
      t('Time'),
      <Fragment key="time">
        {timeSpan(event, timeZone, now)}, <ZoneName timeZone={timeZone} at={event.start_datetime} />
      </Fragment>,
    ],
    [
      t('Place'),
      <span key="place" lang={textLanguage(event, 'location')}>
        {facts.location}
      </span>,
    ],
    [t('Places'), event.max_attendees || t('Open to All')],
    [t('Cost'), formatFee(event.entry_fee)],
    ...(event.recurrence_pattern ? [[t('Repeats'), REPEATS[event.recurrence_pattern]] as const] : []),
  ];
  return (
    <dl className={styles.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
