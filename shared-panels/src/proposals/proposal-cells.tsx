import { formatTimeAgo } from '@narthex/shared-contracts';
import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, type TableColumn } from '@narthex/shared-ui';
import { toLabel } from '../choice-labels';
import { BadgeRow } from '../resource-panel/cells/badges';
import { FilledTextCell, TextCell } from '../resource-panel/cells/text-cell';
import { describeChangedWords } from '../resource-panel/compare/changed-words';
import { useTimeZone } from '../use-site';

const SUBJECTS: Readonly<Record<string, string>> = {
  calendar: t('Sabbath programme'),
  content: 'Home page section',
  page: t('About page'),
  'page-content': t('Page content'),
  project: t('Church project'),
  service: t('Weekly service'),
  slide: t('Home page slide'),
  'study-and-mission': t('Study focus and mission'),
};

/** Returns the label of the subject type of a proposal. */
const describeSubject = (type: string): string => SUBJECTS[type] ?? toLabel(type);

/** Returns whether a proposal creates, changes or deletes its subject, as a label. */
function describeAction({ before, after }: Pick<Proposal, 'before' | 'after'>): string {
  if (!before) return t('New');
  return after ? t('Change') : t('Deletion');
}

const STATUS = {
  pending: { tone: 'warn', label: 'Awaiting approval' },
  approved: { tone: 'good', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Rejected' },
} as const;

function ProposalTitle({ proposal }: { proposal: Proposal }) {
  const changed = describeChangedWords(proposal, useTimeZone());
  return (
    <FilledTextCell
      title={proposal.title}
      text={changed || proposal.description || proposal.content}
      note={`${describeAction(proposal)}: ${describeSubject(proposal.type)}`}
    />
  );
}

export const TITLE_COLUMN: TableColumn<Proposal> = {
  key: 'title',
  label: 'Change',
  kind: 'title',
  render: (proposal) => <ProposalTitle proposal={proposal} />,
};

export const AUTHOR_COLUMN: TableColumn<Proposal> = {
  key: 'author',
  label: 'Author',
  render: ({ author }) => author,
};

export const createdColumn = (timeZone: string): TableColumn<Proposal> => ({
  key: 'created_at',
  label: 'Proposed',
  kind: 'date',
  isSortable: true,
  render: ({ created_at: at }) => formatTimeAgo(at, timeZone),
});

export const STATUS_COLUMN: TableColumn<Proposal> = {
  key: 'status',
  label: 'Status',
  kind: 'status',
  render: ({ status, reason, is_outdated: isOutdated }) => (
    <>
      <BadgeRow>
        <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
        {isOutdated ? <Badge tone="bad">Out of date</Badge> : null}
      </BadgeRow>
      {reason ? <TextCell title="" text={`Reason: ${reason}`} /> : null}
    </>
  ),
};
