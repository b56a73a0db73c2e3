import { LANGUAGE } from '@narthex/shared-contracts/languages';

interface ZoneNameProps {
  readonly timeZone: string;
  /** Holds the instant in ISO 8601, since many zones have another name in summer. */
  readonly at: string;
}

const getZoneName = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Renders the name of a time zone, such as `East Africa Time`. */
export function ZoneName({ timeZone, at }: ZoneNameProps) {
  // An old browser may have another name for the zone than the server. The server's name is kept then.
  return <span suppressHydrationWarning>{getZoneName(timeZone, at)}</span>;
}
