import { addDays, formatPlainDate, plainDate, zonedParts } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';

const SATURDAY = 6;

const minutes = (time: string) => {
  const [hour = '0', minute = '0'] = time.split(':');
  return Number(hour) * 60 + Number(minute);
};

/** Returns the current Sabbath: today until its last part has ended, otherwise the next one. */
export function thisSabbath(now: string, timeZone: string, services: readonly WorshipService[]) {
  const { weekday, hour, minute } = zonedParts(now, timeZone);
  const ends = services.filter((part) => part.day === SATURDAY).map((part) => minutes(part.end_time));
  const isOver = weekday === SATURDAY && ends.length > 0 && hour * 60 + minute >= Math.max(...ends);
  const ahead = isOver ? 7 : SATURDAY - weekday;
  const date = addDays(plainDate(now, timeZone), ahead);
  return { date, label: formatPlainDate(date, new Date(now)), isNextWeek: isOver };
}

const length = (part: WorshipService) => minutes(part.end_time) - minutes(part.start_time);

/** Returns the main parts of a Sabbath: its services, and the longest part after them. */
export function mainParts(services: readonly WorshipService[]): WorshipService[] {
  const onSabbath = services.filter((part) => part.day === SATURDAY);
  const main = onSabbath.filter((part) => part.kind === 'service').slice(0, 2);
  const parts = onSabbath.filter((part) => part.kind === 'sabbath');
  if (main.length === 0) return parts.slice(0, 3);
  const end = Math.max(...main.map((part) => minutes(part.end_time)));
  const after = parts
    .filter((part) => minutes(part.start_time) >= end)
    .sort((a, b) => length(b) - length(a))
    .slice(0, 1);
  return [...main, ...after];
}

const isDivineService = ({ kind, name, english_name: english = name }: WorshipService) =>
  kind === 'sabbath' && /divine service/i.test(english);

/** Returns the service with the sermon if it starts later than the worship that contains it. */
export function findSermonPart(services: readonly WorshipService[]): WorshipService | undefined {
  const part = services.find(isDivineService);
  const isWithin = mainParts(services).some(
    ({ start_time: from, end_time: to }) =>
      part !== undefined && from < part.start_time && part.start_time < to,
  );
  return isWithin ? part : undefined;
}
