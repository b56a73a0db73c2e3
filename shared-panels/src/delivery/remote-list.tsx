import type { ReleaseInput, RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';
import { ArrowUpFromLine, Percent, Power, PowerOff, RotateCcw, ShieldCheck, Undo2 } from 'lucide-react';
import type { RowAction } from '../resource-panel/actions/row-action';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import type { Write } from '../resource-panel/writes/use-write';
import { RemoteHealth } from './health/remote-health';
import { PreviewButton } from './preview/preview-button';
import { RemoteCard } from './remote-card';
import { AskedUses } from './uses/asked-uses';
import { addUses } from './uses/describe-use';

type Change = ReleaseInput extends infer Input
  ? Input extends ReleaseInput
    ? Omit<Input, 'reason' | 'expected_live'>
    : never
  : never;

const REASON = {
  label: 'Reason',
  help: 'For those who look at this later.',
  required: t('Please say why.'),
};
const SHARES = [5, 10, 25, 50, 100] as const;

const listOthers = ({ newest_versions: versions, state }: RemoteSummary) =>
  versions.filter((version) => version !== state?.live);

const findTrial = (row: RemoteSummary) => row.state?.canary?.version ?? listOthers(row)[0] ?? null;

/** Sends a change with the version that this screen believes to be live. The server refuses if that has changed. */
async function change(row: RemoteSummary, input: Change, reason: string, write: Write) {
  const { message = '' } = await write('delivery.changeRelease', {
    remote: row.remote,
    // Spreading merges the parts that belong to the action; the compiler can't see that they form a whole body.
    body: { ...input, reason, expected_live: row.state?.live ?? null } as ReleaseInput,
  });
  return message;
}

const isLive = ({ state }: RemoteSummary) => state !== null;

const ACTIONS: readonly RowAction<RemoteSummary>[] = [
  {
    key: 'allow-uses',
    getLabel: ({ title }) => t('Allow what {title} asks for', { title }),
    word: t('Allow'),
    icon: ShieldCheck,
    isOffered: ({ waiting }) => waiting !== null,
    question: {
      getTitle: ({ title }) => t('Allow what {title} asks for', { title }),
      renderDetails: ({ waiting }) => (
        <>
          <p>
            Version <code>{waiting?.version}</code> may then do this for everybody who is signed in and has
            the right themselves:
          </p>
          <AskedUses uses={waiting?.uses ?? []} />
        </>
      ),
      warning: 'It changes the grant. The version is made live separately.',
      confirm: 'Allow',
      busy: t('Allowing...'),
    },
    run: async ({ waiting }, _input, write) => {
      if (!waiting) return '';
      const { id, version, uses } = waiting.grant;
      const body = { uses: addUses(uses, waiting.uses) };
      const { message = '' } = await write('grants.update', { id, body }, { version });
      return message;
    },
    failure: 'Failed to allow it',
  },
  {
    key: 'live',
    getLabel: ({ title }) => t('Make a version of {title} live', { title }),
    icon: ArrowUpFromLine,
    isOffered: (row) => listOthers(row).length > 0,
    question: {
      getTitle: ({ title }) => t('Make a version of {title} live', { title }),
      choice: {
        label: 'Version',
        help: 'The newest first. Everybody gets it with the next page they open.',
        getOptions: (row) => listOthers(row).map((version) => ({ value: version, label: version })),
        getInitial: (row) => findTrial(row) ?? '',
      },
      reason: REASON,
      confirm: 'Make live',
      busy: t('Making live...'),
    },
    run: (row, input, write) => change(row, { action: 'live', version: input.choice }, input.reason, write),
    failure: 'Failed to make the version live',
  },
  {
    key: 'canary',
    getLabel: ({ title }) => t('Give {title} to some first', { title }),
    icon: Percent,
    isOffered: (row) => isLive(row) && findTrial(row) !== null,
    question: {
      getTitle: ({ title }) => t('Give {title} to some first', { title }),
      renderDetails: (row) => (
        <p>
          Version <code>{findTrial(row)}</code> instead of <code>{row.state?.live}</code>. Who has it keeps it
          when the share grows.
        </p>
      ),
      choice: {
        label: 'Share of the visitors',
        getOptions: ({ state }) => [
          ...SHARES.map((share) => ({ value: String(share), label: `${share} per cent` })),
          ...(state?.canary ? [{ value: '0', label: 'Nobody: end it' }] : []),
        ],
        getInitial: ({ state }) => String(state?.canary?.percent ?? 10),
      },
      reason: REASON,
      confirm: 'Change the share',
      busy: t('Changing...'),
    },
    run: (row, input, write) =>
      change(
        row,
        { action: 'canary', version: findTrial(row) ?? '', percent: Number(input.choice) },
        input.reason,
        write,
      ),
    failure: 'Failed to change the share',
  },
  {
    key: 'rollback',
    getLabel: ({ title }) => t('Roll {title} back', { title }),
    icon: RotateCcw,
    isOffered: ({ state }) => Boolean(state?.good),
    question: {
      getTitle: ({ title }) => t('Roll {title} back', { title }),
      renderDetails: ({ state }) => (
        <p>
          Everybody gets <code>{state?.good}</code> again, the last version that ran well.
        </p>
      ),
      reason: REASON,
      confirm: 'Roll back',
      busy: t('Rolling back...'),
    },
    run: (row, input, write) => change(row, { action: 'rollback' }, input.reason, write),
    failure: 'Failed to roll back',
  },
  {
    key: 'disable',
    getLabel: ({ title }) => t('Switch {title} off', { title }),
    icon: PowerOff,
    variant: 'danger',
    isOffered: ({ state }) => state?.disabled === null,
    question: {
      getTitle: ({ title }) => t('Switch {title} off', { title }),
      reason: {
        label: 'What its users read',
        help: 'Such as why, and until when. It is the reason in the history too.',
        required: t('Please say what its users shall read.'),
      },
      warning: 'Its pages close for everybody, at once.',
      confirm: 'Switch off',
      busy: t('Switching off...'),
    },
    run: (row, input, write) =>
      change(row, { action: 'disable', message: input.reason }, input.reason, write),
    failure: 'Failed to switch it off',
  },
  {
    key: 'enable',
    getLabel: ({ title }) => t('Switch {title} on', { title }),
    icon: Power,
    isOffered: ({ state }) => state !== null && state.disabled !== null,
    question: {
      getTitle: ({ title }) => t('Switch {title} on', { title }),
      reason: REASON,
      confirm: 'Switch on',
      busy: t('Switching on...'),
    },
    run: (row, input, write) => change(row, { action: 'enable' }, input.reason, write),
    failure: 'Failed to switch it on',
  },
  {
    key: 'undo',
    getLabel: ({ title }) => t('Undo the last change of {title}', { title }),
    icon: Undo2,
    isOffered: ({ can_undo: canUndo }) => canUndo,
    question: {
      getTitle: ({ title }) => t('Undo the last change of {title}', { title }),
      renderDetails: () => <p>Everything is as it was before it: version, share, switched on or off.</p>,
      reason: REASON,
      confirm: 'Undo',
      busy: t('Undoing...'),
    },
    run: (row, input, write) => change(row, { action: 'undo' }, input.reason, write),
    failure: 'Failed to undo it',
  },
];

/** Defines the list of remotes with what is live, its health and the actions that change it. */
export const RELEASES_LIST: ListDefinition<RemoteSummary> = {
  name: 'releases',
  capability: 'delivery.release',
  endpoints: { list: 'delivery.listRemotes' },
  labels: buildLabels(
    { one: t('remote'), many: t('remotes') },
    {
      plural: t('Parts of the site'),
      loadFailure: t('Failed to load the parts of the site'),
      emptyTitle: 'Nothing is published yet',
    },
  ),
  getTitle: ({ title }) => title,
  hasNoSearch: true,
  getColumns: () => [],
  renderCard: (row, { timeZone }) => <RemoteCard row={row} timeZone={timeZone} />,
  renderActions: (row, { timeZone }) => (
    <>
      {row.state ? <RemoteHealth row={row} timeZone={timeZone} /> : null}
      {row.newest_versions.length > 0 ? <PreviewButton row={row} /> : null}
    </>
  ),
  isMuted: ({ state }) => state?.disabled !== null,
  actions: ACTIONS,
};
