import { formatClock, weekdayName } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';

export interface HoursRow {
  readonly key: string;
  readonly day?: string;
  readonly name?: string;
  readonly hours: string;
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;

const shortDay = (day: number) => weekdayName(day).slice(0, 3);

/** `8:20 – 10:00 AM`, `11:00 AM – 1:00 PM`. */
export function hoursOf({ start_time, end_time }: Pick<WorshipService, 'start_time' | 'end_time'>): string {
  const start = formatClock(start_time);
  const end = formatClock(end_time);
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start} – ${end}`;
}

const ofKind = (services: readonly WorshipService[], kind: WorshipService['kind']) =>
  services
    .filter((service) => service.kind === kind)
    .sort((a, b) => a.day - b.day || a.start_time.localeCompare(b.start_time) || a.sort_order - b.sort_order);

/** The week's meetings, without the day whose parts are listed by themselves. */
export function weekHours(services: readonly WorshipService[]): readonly HoursRow[] {
  const sabbathDays = new Set(ofKind(services, 'sabbath').map(({ day }) => day));
  return ofKind(services, 'weekly')
    .filter(({ day }) => !sabbathDays.has(day))
    .map((service) => ({
      key: String(service.id),
      day: shortDay(service.day),
      name: service.name,
      hours: hoursOf(service),
    }));
}

/** The parts of the Sabbath, in order. */
export function sabbathHours(services: readonly WorshipService[]): readonly HoursRow[] {
  return ofKind(services, 'sabbath').map((service) => ({
    key: String(service.id),
    name: service.name,
    hours: hoursOf(service),
  }));
}

/** The office's hours: neighbouring days that keep the same ones together, days without any as closed. */
export function officeHours(services: readonly WorshipService[]): readonly HoursRow[] {
  const open = ofKind(services, 'office');
  if (open.length === 0) return [];
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const day of MONDAY_FIRST) {
    const hours =
      open
        .filter((service) => service.day === day)
        .map(hoursOf)
        .join(', ') || 'Closed';
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs.map(({ from, to, hours }) => ({
    key: shortDay(from),
    day: from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`,
    hours,
  }));
}
