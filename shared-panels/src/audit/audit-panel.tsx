import { call, download, useSession } from '@narthex/shared-auth';
import { plainDate, formatDay, formatTime } from '@narthex/shared-contracts';
import type { AuditKinds, AuditEntry } from '@narthex/shared-contracts/schemas/audit';
import { t } from '@narthex/shared-contracts/translate';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CsvButton } from '../downloads/csv-button';
import type { PanelScope } from '../panel-scope';
import { TextCell } from '../resource-panel/cells/text-cell';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListQuery } from '../resource-panel/list/state/use-list-url';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { useTimeZone } from '../use-site';
import { describeAction, describeKind, describeThing } from './describe-entry';
import { EntryDetails } from './entry-details';

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en');

/** Builds the list of the activity log. Its filters offer only values that have entries. */
const buildAuditList = ({ actions, subject_types: types }: AuditKinds): ListDefinition<AuditEntry> => ({
  name: 'audit',
  capability: 'audit.read',
  endpoints: { list: 'audit.list' },
  pageSize: 20,
  labels: buildLabels(
    { one: t('entry'), many: t('entries') },
    {
      plural: t('Activity'),
      loadFailure: t('Failed to load the activity log'),
      search: t('Search by person, action or title'),
      emptyTitle: 'Nothing is recorded yet',
      emptyText: 'What people do on this site is recorded here.',
    },
  ),
  getTitle: describeThing,
  filters: [
    { param: 'person', label: 'Person', input: 'text' },
    {
      param: 'action',
      label: 'Action',
      options: actions.map((value) => ({ value, label: describeAction(value) })).sort(byLabel),
    },
    {
      param: 'subject_type',
      label: 'About',
      options: types.map((value) => ({ value, label: describeKind(value) })).sort(byLabel),
    },
    { param: 'from', label: 'First day', input: 'date' },
    { param: 'to', label: 'Last day', input: 'date' },
  ],
  sorts: [
    { value: '', label: 'Newest first' },
    { value: 'at', label: 'Oldest first' },
  ],
  getColumns: ({ timeZone }) => [
    {
      key: 'what',
      label: 'What happened',
      kind: 'title',
      render: (entry) => <TextCell title={describeAction(entry.action)} note={describeThing(entry)} />,
    },
    {
      key: 'actor',
      label: 'Person',
      render: ({ actor, remote }) =>
        remote ? <TextCell title={actor} note={t('through the part {remote}', { remote })} /> : actor,
    },
    {
      key: 'at',
      label: 'When',
      kind: 'day',
      isSortable: true,
      render: ({ at }) => (
        <time dateTime={at}>
          {formatDay(at, timeZone)}, {formatTime(at, timeZone)}
        </time>
      ),
    },
  ],
  renderActions: (entry, { timeZone }) => <EntryDetails entry={entry} timeZone={timeZone} />,
});

const NOTHING: AuditKinds = { actions: [], subject_types: [] };

/** Exports all entries that match the current filters. */
function exportAudit({ params }: ListQuery) {
  const { page: _page, per_page: _perPage, sort: _sort, ...filters } = params;
  return download('audit.export', { query: filters });
}

/** Renders the activity log with filters, pages, details and an export as CSV. */
export default function AuditPanel({ scope }: { scope: PanelScope }) {
  const actorId = useSession((session) => session.actor?.id);
  const timeZone = useTimeZone();
  const { data: kinds = NOTHING } = useQuery({
    queryKey: ['audit', 'kinds', actorId],
    queryFn: ({ signal }) => call('audit.listKinds', {}, { signal }).then(({ data }) => data),
  });
  const definition = useMemo(() => buildAuditList(kinds), [kinds]);
  return (
    <ListPanel
      definition={definition}
      scope={scope}
      renderHeadAction={(query) => (
        <CsvButton
          title="Activity"
          fileName={`activity-${plainDate(new Date(), timeZone)}`}
          load={() => exportAudit(query)}
        />
      )}
    />
  );
}
