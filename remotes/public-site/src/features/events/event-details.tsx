import { Fragment, type ReactNode } from 'react';
import { formatDay } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { ZoneName } from '../../components/time/zone-name';
import { eventFacts, timeSpan } from './event-facts';
import styles from './event-details.module.css';

const REPEATS = { daily: 'Every day', weekly: 'Every week', monthly: 'Every month', yearly: 'Every year' };

/** `KES 1,500` of an amount on the wire. */
export function formatFee(entryFee: string | null): string {
  const fee = Math.round(Number(entryFee ?? 0));
  return fee > 0 ? `KES ${String(fee).replace(/\B(?=(\d{3})+$)/g, ',')}` : 'Free';
}

interface EventDetailsProps {
  readonly event: ChurchEvent;
  readonly timeZone: string;
  readonly now: string | undefined;
}

/** When, where, for whom and for how much. */
export function EventDetails({ event, timeZone, now }: EventDetailsProps) {
  const facts = eventFacts(event, timeZone);
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Day', formatDay(event.start_datetime, timeZone, new Date(now ?? event.start_datetime))],
    [
      'Time',
      <Fragment key="time">
        {timeSpan(event, timeZone, now)}, <ZoneName timeZone={timeZone} at={event.start_datetime} />
      </Fragment>,
    ],
    ['Place', facts.location],
    facts.attendees === 'Open to All' ? ['Open to', 'All'] : ['Places', facts.attendees.replace('Max ', '')],
    ['Cost', formatFee(event.entry_fee)],
    ...(event.recurrence_pattern ? [['Repeats', REPEATS[event.recurrence_pattern]] as const] : []),
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
