import { weekdayName } from '@narthex/shared-contracts';
import { officeHours, timeSpan } from '@narthex/shared-contracts/office-hours';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';

export interface HoursRow {
  readonly key: string;
  readonly day?: string;
  readonly name?: string;
  readonly hours: string;
}

const shortDay = (day: number) => weekdayName(day).slice(0, 3);

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
      hours: timeSpan(service),
    }));
}

/** The parts of the Sabbath, in order. */
export function sabbathHours(services: readonly WorshipService[]): readonly HoursRow[] {
  return ofKind(services, 'sabbath').map((service) => ({
    key: String(service.id),
    name: service.name,
    hours: timeSpan(service),
  }));
}

/** The office's hours: neighbouring days that keep the same ones together. */
export const officeRows = (services: readonly WorshipService[]): readonly HoursRow[] =>
  officeHours(services).map(({ days, hours }) => ({ key: days, day: days, hours }));
