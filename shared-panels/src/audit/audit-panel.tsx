import { call, download, useSession } from '@narthex/shared-auth';
import { plainDate } from '@narthex/shared-contracts';
import type { AuditKinds } from '@narthex/shared-contracts/schemas/audit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CsvButton } from '../downloads/csv-button';
import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListQuery } from '../resource-panel/list/state/use-list-url';
import { buildAuditList } from './audit-list';

const NOTHING: AuditKinds = { actions: [], subject_types: [] };

/** Exports all entries that match the current filters. */
function exportAudit({ params }: ListQuery) {
  const { page: _page, per_page: _perPage, sort: _sort, ...filters } = params;
  return download('audit.export', { query: filters });
}

/** Renders the activity log with filters, pages, details and an export as CSV. */
export default function AuditPanel({ scope }: { scope: PanelScope }) {
  const actorId = useSession((session) => session.actor?.id);
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
        <CsvButton fileName={`activity-${plainDate(new Date())}`} load={() => exportAudit(query)} />
      )}
    />
  );
}
