import { ErrorState } from '@narthex/shared-ui';
import { useMemo } from 'react';
import type { PanelScope } from '../panel-scope';
import { ResourceSkeleton } from '../resource-panel/list/not-loaded';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { buildMinistryMemberResource } from './ministry-member-resource';
import { useMinistries } from './use-ministries';

/** Renders the management of ministry members: requests to join, invitations and roles. */
export default function MinistryMembersPanel({ scope }: { scope: PanelScope }) {
  const { data, error, isFetching, refetch } = useMinistries(scope);
  const definition = useMemo(() => data && buildMinistryMemberResource(scope, data), [scope, data]);
  if (definition) return <ResourcePanel definition={definition} scope={scope} />;
  return error ? (
    <ErrorState message="Failed to load members" onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    <ResourceSkeleton text="Loading members..." />
  );
}
