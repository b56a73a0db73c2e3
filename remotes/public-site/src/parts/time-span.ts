import { formatClock } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';

/** `5:00 – 6:00 PM`; both halves are named only where they differ. */
export function timeSpan({ start_time, end_time }: Pick<WorshipService, 'start_time' | 'end_time'>): string {
  const start = formatClock(start_time);
  const end = formatClock(end_time);
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`;
}
