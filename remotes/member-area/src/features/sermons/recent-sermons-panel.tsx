import { paths } from '@narthex/shared-contracts';
import { ButtonLink, EmptyState, Panel } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { DatedList } from '../../components/dated-list';
import { MoreLink } from '../../components/more-link';
import { PanelLoading } from '../../components/panel-loading';
import { PanelError } from '../../components/panel-error';
import type { useRecentSermons } from './use-recent-sermons';

type SermonsQuery = ReturnType<typeof useRecentSermons>;

export function RecentSermonsPanel({ sermons }: { sermons: SermonsQuery }) {
  return (
    <Panel
      title="Recent Sermons"
      actions={sermons.data?.length ? <MoreLink to={paths.sermons.to()}>All sermons</MoreLink> : undefined}
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
