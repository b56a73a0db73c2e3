import type { Screen } from './visit/screens';

/** How a person gets the remote back once the fault is over. */
export type WayBack = 'in place' | 'with a reload';

/** What the shell promises for a fault. */
export interface Promised {
  /** What may stand in the remote's place. */
  readonly screens: readonly Screen[];
  /** The slowest way back that is good enough; null where nothing was lost. */
  readonly wayBack: WayBack | null;
}

/** What of the host's bar can be used. */
export interface Bar {
  readonly home: boolean;
  /** Account and sign-out; for a visitor, the ways to sign in. */
  readonly account: boolean;
}

/** What somebody saw of a fault. */
export interface Sighting {
  readonly screen: Screen;
  /** What the page warned of that it doesn't warn of otherwise. */
  readonly alert: string | null;
  /** Null where a page without the host's bar stood: a dashboard brings a frame of its own. */
  readonly bar: Bar | null;
  /** How often the fault was met. */
  readonly hits: number;
  /** How the remote came back; null where it didn't. */
  readonly wayBack: WayBack | null;
}

export interface Verdict {
  readonly outcome: 'passed' | 'failed' | 'not applicable';
  readonly message: string;
}

/** Screens around which the host's bar has to stand. */
const IN_THE_HALL: readonly Screen[] = [
  'the error screen',
  'the page as the server rendered it',
  'the sign-in',
  'something else',
];

const joined = (parts: readonly string[]) => parts.join(', ');

/** Whether a fault did to a person what it may, and in which words. */
export function judge(promised: Promised, sighting: Sighting): Verdict {
  const { screen, alert, bar, hits, wayBack } = sighting;
  const failed = (message: string): Verdict => ({ outcome: 'failed', message });
  if (hits === 0) return failed('The fault was never met.');
  const seen = alert && screen === 'its page' ? `its page, saying “${alert}”` : screen;
  if (!promised.screens.includes(screen))
    return failed(`It showed ${seen} and not ${promised.screens.join(' or ')}.`);
  if (!bar && IN_THE_HALL.includes(screen)) return failed(`It showed ${seen} without the bar of the site.`);
  if (bar && !bar.home) return failed(`It showed ${seen}; the bar led nowhere.`);
  if (bar && !bar.account) return failed(`It showed ${seen}; the bar had no account and no way out.`);
  const isLost = screen !== 'its page' || alert !== null;
  if (!promised.wayBack || !isLost) return { outcome: 'passed', message: `It showed ${seen}.` };
  if (!wayBack) return failed(`It showed ${seen}, and did not come back.`);
  // A good version stands in for a while before the live one is tried again.
  const isSlow = wayBack === 'with a reload' && promised.wayBack === 'in place';
  if (isSlow && screen !== 'the last good version')
    return failed(`It showed ${seen}, and came back ${wayBack} only.`);
  return { outcome: 'passed', message: joined([`It showed ${seen}`, `and came back ${wayBack}.`]) };
}
