import type { Screen } from './visit/screens';

/** Names how a person gets the remote back after the fault. */
export type Recovery = 'in place' | 'with a reload';

/** Describes what the shell promises for a fault. */
export interface ExpectedOutcome {
  /** Holds the screens that may replace the remote. */
  readonly screens: readonly Screen[];
  /** Holds the slowest acceptable recovery; it is null if nothing was lost. */
  readonly recovery: Recovery | null;
}

/** Describes which parts of the site's bar work. */
export interface Bar {
  readonly home: boolean;
  /** If true, account and sign-out work or, for a visitor, the links to sign in. */
  readonly account: boolean;
}

/** Describes what a person saw of a fault. */
export interface Sighting {
  readonly screen: Screen;
  /** Holds a warning that the page doesn't show normally. */
  readonly alert: string | null;
  /** Is null if the page had no bar of the site: dashboards have a frame of their own. */
  readonly bar: Bar | null;
  /** Counts how often the fault has occurred. */
  readonly hits: number;
  /** Tells how the remote recovered; it is null if it didn't. */
  readonly recovery: Recovery | null;
}

export interface Verdict {
  readonly outcome: 'passed' | 'failed' | 'not applicable';
  readonly message: string;
}

/** These screens must have the bar of the site. */
const SCREENS_WITH_BAR: readonly Screen[] = [
  'the error screen',
  'the page as the server rendered it',
  'the sign-in',
  'something else',
];

const joined = (parts: readonly string[]) => parts.join(', ');

/** Returns whether a person saw only what the shell promises for a fault, with a message. */
export function judge(expected: ExpectedOutcome, sighting: Sighting): Verdict {
  const { screen, alert, bar, hits, recovery } = sighting;
  const failed = (message: string): Verdict => ({ outcome: 'failed', message });
  if (hits === 0) return failed('The fault was never met.');
  const seen = alert && screen === 'its page' ? `its page, saying “${alert}”` : screen;
  if (!expected.screens.includes(screen))
    return failed(`It showed ${seen} and not ${expected.screens.join(' or ')}.`);
  if (!bar && SCREENS_WITH_BAR.includes(screen))
    return failed(`It showed ${seen} without the bar of the site.`);
  if (bar && !bar.home) return failed(`It showed ${seen}; the bar led nowhere.`);
  if (bar && !bar.account) return failed(`It showed ${seen}; the bar had no account and no way out.`);
  const isLost = screen !== 'its page' || alert !== null;
  if (!expected.recovery || !isLost) return { outcome: 'passed', message: `It showed ${seen}.` };
  if (!recovery) return failed(`It showed ${seen}, and did not come back.`);
  // The last good version is shown for a while before the live one is tried again, so a reload is acceptable then.
  const isSlow = recovery === 'with a reload' && expected.recovery === 'in place';
  if (isSlow && screen !== 'the last good version')
    return failed(`It showed ${seen}, and came back ${recovery} only.`);
  return { outcome: 'passed', message: joined([`It showed ${seen}`, `and came back ${recovery}.`]) };
}
