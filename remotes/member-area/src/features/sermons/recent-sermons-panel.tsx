import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { Link } from '@narthex/remote-kit/router';
import { call } from '@narthex/shared-auth';
import { paths, DASHBOARD_LIST_SIZE } from '@narthex/shared-contracts';
import { ButtonLink, EmptyState, Panel } from '@narthex/shared-ui';
import { DatedList } from '../../components/dated-list';
import { PanelLoading, PanelError } from '../../components/panel-states';

const recentSermonsQuery = queryOptions({
  queryKey: ['member-area', 'recent-sermons'],
  queryFn: async ({ signal }) => {
    const query = { limit: DASHBOARD_LIST_SIZE, recent: true };
    return (await call('sermons.list', { query }, { signal })).data;
  },
});

export function useRecentSermons() {
  return useQuery(recentSermonsQuery);
}

type SermonsQuery = ReturnType<typeof useRecentSermons>;

export function RecentSermonsPanel({ sermons }: { sermons: SermonsQuery }) {
  return (
    <Panel
      title="Recent Sermons"
      actions={sermons.data?.length ? <Link to={paths.sermons.to()}>All sermons</Link> : undefined}
    >
      <RecentSermons sermons={sermons} />
    </Panel>
  );
}

function RecentSermons({ sermons: { data, isError } }: { sermons: SermonsQuery }) {
  if (!data) return isError ? <PanelError /> : <PanelLoading />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="No recent sermons available."
        action={
          <ButtonLink as={Link} to={paths.sermons.to()} variant="quiet">
            All sermons
          </ButtonLink>
        }
      />
    );
  }
  return (
    <DatedList
      columns={2}
      items={data.map(({ id, sermon_date, title, speaker, description, untranslated }) => ({
        id,
        date: sermon_date,
        title,
        to: paths.sermon.to(id),
        facts: speaker,
        description,
        untranslated,
      }))}
    />
  );
}
