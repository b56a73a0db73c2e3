import { LANGUAGE } from '@narthex/shared-contracts/languages';

interface ZoneNameProps {
  readonly timeZone: string;
  /** The instant it is named for, ISO 8601: summer has another name in many zones. */
  readonly at: string;
}

const getZoneName = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;

/** The name of a time zone: `East Africa Time`. */
export function ZoneName({ timeZone, at }: ZoneNameProps) {
  // An old browser may know the zone by another name than the server: the server's stays.
  return <span suppressHydrationWarning>{getZoneName(timeZone, at)}</span>;
}
