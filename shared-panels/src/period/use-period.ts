import { MAX_REPORT_DAYS, countDaysBetween, plainDate } from '@narthex/shared-contracts';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import { t } from '@narthex/shared-contracts/translate';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../use-site';
import { DEFAULT_PRESET, OTHER_DAYS, isPreset, readPreset } from './periods';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns why these dates aren't the period of a report, or undefined if they are. */
function findProblem(from: string, to: string): string | undefined {
  if (from > to) return t('The last day must not be before the first');
  if (countDaysBetween(from, to) > MAX_REPORT_DAYS) return t('A report covers at most five years');
  return undefined;
}

/** Returns the period of a report and its setter. The URL keeps it, so a link or a reload shows the same figures. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const today = plainDate(new Date(), useTimeZone());
  const chosen = params.get('period');
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const isOtherDays = chosen === OTHER_DAYS;
  const hasDays = isOtherDays && DAY.test(from) && DAY.test(to);
  const problem = hasDays ? findProblem(from, to) : undefined;
  const preset = isPreset(chosen) ? chosen : DEFAULT_PRESET;
  const period: Period = hasDays && !problem ? { from, to } : readPreset(preset, today);

  function change(changes: Readonly<Record<string, string>>) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }

  return {
    period,
    choice: isOtherDays ? OTHER_DAYS : preset,
    from,
    to,
    /** Says why the chosen dates aren't a period. The default period is shown in their place. */
    problem,
    choose: (choice: string) =>
      change(
        choice === OTHER_DAYS
          ? { period: OTHER_DAYS, ...period }
          : { period: choice === DEFAULT_PRESET ? '' : choice, from: '', to: '' },
      ),
    setDay: (name: 'from' | 'to', day: string) => change({ [name]: day }),
  };
}
export type PeriodChoice = ReturnType<typeof usePeriod>;
