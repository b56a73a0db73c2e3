import { call } from '@narthex/shared-auth';
import { LoadingPlace } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../load-failure';
import { VersionHealthFigures } from './version-health-figures';

export interface VersionHealthListProps {
  remote: string;
  timeZone: string;
}

/** Renders the versions of a remote that visitors receive, each with its health. */
export default function VersionHealthList({ remote, timeZone }: VersionHealthListProps) {
  const query = useQuery({
    queryKey: ['releases', 'health', remote],
    queryFn: ({ signal }) => call('delivery.getHealth', { remote }, { signal }).then((body) => body.data),
  });
  const { data } = query;
  if (query.error) return <LoadFailure message="Failed to load how it does" query={query} />;
  if (!data) return <LoadingPlace />;
  if (data.length === 0) return <p>Nothing of it is live yet.</p>;
  return (
    <>
      {data.map((health) => (
        <VersionHealthFigures key={health.version} health={health} timeZone={timeZone} />
      ))}
    </>
  );
}
