import type { RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import type { SetupWarning, SystemStatus } from '@narthex/shared-contracts/schemas/system';
import { t } from '@narthex/shared-contracts/translate';
import { formatFileSize } from '@narthex/shared-ui';
import { toLabel } from '../../choice-labels';
import type { Light } from './light';
import { readBackups } from './read-backups';

const SLOW_DATABASE_MS = 500;
const MANY_WAITING = 100;
/** Below this free share of the disk, the light warns. */
const LITTLE_ROOM = 0.15;
const NO_ROOM = 0.05;
/** Above this share of failed loads the light warns, but only from a minimum number of loads. */
const MANY_FAILURES = 0.05;
const ENOUGH_LOADS = 20;

/** Returns the label of a job: `Event reminders` for `event-reminders`. */
export const describeJob = (name: string) => toLabel(name.replaceAll('-', '_'));

function readSite({ database, jobs }: SystemStatus): Light {
  const name = t('Site');
  const failed = jobs.filter(({ has_failed: hasFailed }) => hasFailed).map((job) => describeJob(job.name));
  if (failed.length > 0)
    return {
      name,
      state: 'warn',
      sentence: t(
        'The site is up, but {count, plural, one {a task} other {# tasks}} it does by itself failed: {tasks}.',
        { count: failed.length, tasks: failed.join(', ') },
      ),
      advice: t(
        'It tries again by itself. If this is the same tomorrow, tell whoever looks after the server.',
      ),
      link: { label: 'See the tasks', to: '?tab=technical' },
    };
  if (database.latency_ms > SLOW_DATABASE_MS)
    return {
      name,
      state: 'warn',
      sentence: 'The site is up, but slow.',
      advice: t('Check again in a few minutes. If it stays slow, tell whoever looks after the server.'),
    };
  return { name, state: 'good', sentence: 'The site is up and quick.' };
}

/** The light of the emails reports a missing mail server. */
const WARNINGS: Readonly<Record<Exclude<SetupWarning, 'mail'>, string>> = {
  proxy: t('Limits count all visitors as one, because the server doesn’t know its proxy.'),
  files: t('Files are kept where a second server process would not find them.'),
  role: t('The site may do more in its database server than it needs.'),
};

/** Returns a light only if something is set up badly. */
function readSetup({ server: { warnings = [] } }: SystemStatus): readonly Light[] {
  const found = warnings.filter((warning) => warning !== 'mail');
  if (found.length === 0) return [];
  return [
    {
      name: t('Setup'),
      state: 'warn',
      sentence: found.map((warning) => WARNINGS[warning]).join(' '),
      advice: t('Tell whoever looks after the server. Its log says what to set.'),
    },
  ];
}

const formatCount = (count: number) => count.toLocaleString('en-US');

function readMail({ mail }: SystemStatus): Light {
  const name = t('Email');
  if (mail.goes_to === 'folder')
    return {
      name,
      state: 'bad',
      sentence: 'No email leaves this site: no mail server is set.',
      advice: t('Ask whoever looks after the server to connect one. Until then tell people by phone.'),
    };
  if (mail.refused && mail.refusal)
    return {
      name,
      state: 'warn',
      sentence: t(
        '{count, plural, one {1 email is} other {{total} emails are}} refused by the mail server: {reason}',
        { count: mail.refused, total: formatCount(mail.refused), reason: mail.refusal },
      ),
      advice: t('We try again for a day and a half. Tell whoever looks after the server this reason.'),
    };
  if (mail.failed > 0)
    return {
      name,
      state: 'warn',
      sentence: t('{count, plural, one {1 email} other {{total} emails}} could not be sent.', {
        count: mail.failed,
        total: formatCount(mail.failed),
      }),
      advice: t('Look at the list below: correct the address, or send it again.'),
    };
  if (mail.waiting > MANY_WAITING)
    return {
      name,
      state: 'warn',
      sentence: t('{count} emails are waiting.', { count: formatCount(mail.waiting) }),
      advice: t(
        'A newsletter takes a while. If the number doesn’t fall within the hour, tell whoever looks after the server.',
      ),
    };
  return {
    name,
    state: 'good',
    sentence: t('{count, plural, one {1 email} other {{total} emails}} went out in the last 7 days.', {
      count: mail.sent_lately,
      total: formatCount(mail.sent_lately),
    }),
  };
}

function readStorage({ disk: { free, total } }: SystemStatus): Light {
  const name = t('Storage');
  if (free === null || total === null)
    return {
      name,
      state: 'warn',
      sentence: 'How much room is left is not known.',
      advice: t('Ask whoever looks after the server before you upload long videos.'),
    };
  const share = free / total;
  const sentence = t('{free} of {total} are free.', {
    free: formatFileSize(free),
    total: formatFileSize(total),
  });
  if (share >= LITTLE_ROOM) return { name, state: 'good', sentence };
  return {
    name,
    state: share < NO_ROOM ? 'bad' : 'warn',
    sentence,
    advice: t(
      'Delete videos and recordings that nobody needs, or ask for a larger disk. Uploads stop when it is full.',
    ),
  };
}

function readDashboards(remotes: readonly RemoteSummary[]): Light {
  const name = t('Dashboards');
  const link = { label: 'See the parts of the site', to: '?tab=releases' };
  const off = remotes.filter(({ state }) => state !== null && state.disabled !== null);
  if (off.length > 0)
    return {
      name,
      state: 'bad',
      sentence: t('Switched off: {titles}.', { titles: off.map(({ title }) => title).join(', ') }),
      advice: t('Ask the team whether it is ready, then switch it on again.'),
      link,
    };
  const failing = remotes.filter(
    ({ health: { day } }) => day.loads >= ENOUGH_LOADS && day.failures / day.loads > MANY_FAILURES,
  );
  if (failing.length > 0)
    return {
      name,
      state: 'warn',
      sentence: t('Often doesn’t open today: {titles}.', {
        titles: failing.map(({ title }) => title).join(', '),
      }),
      advice: t('Tell the team whose it is. The version before can be brought back.'),
      link,
    };
  return { name, state: 'good', sentence: 'Every dashboard opens.' };
}

/**
 * Returns the lights, and one more for the setup if something is wrong with it. If a figure could not be loaded, its
 * light states that.
 */
export function readLights(
  status: SystemStatus,
  remotes: readonly RemoteSummary[] | undefined,
  timeZone: string,
): readonly Light[] {
  return [
    readSite(status),
    readMail(status),
    readStorage(status),
    ...readBackups(status.backups, timeZone),
    remotes
      ? readDashboards(remotes)
      : {
          name: t('Dashboards'),
          state: 'warn',
          sentence: 'How the dashboards do is not known.',
          advice: t('Check again in a few minutes.'),
        },
    ...readSetup(status),
  ];
}
