import { t } from '@narthex/shared-contracts/translate';
import { useMemo } from 'react';
import type { PanelScope } from '../panel-scope';
import { NotLoaded } from '../resource-panel/list/not-loaded';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { buildMinistryMemberResource } from './ministry-member-resource';
import { useMinistries } from './use-ministries';

const LABELS = { loading: t('Loading members...'), loadFailure: t('Failed to load members') };

/** Renders the management of ministry members: requests to join, invitations and roles. */
export default function MinistryMembersPanel({ scope }: { scope: PanelScope }) {
  const ministries = useMinistries(scope);
  const { data } = ministries;
  const definition = useMemo(() => data && buildMinistryMemberResource(scope, data), [scope, data]);
  if (definition) return <ResourcePanel definition={definition} scope={scope} />;
  return <NotLoaded labels={LABELS} query={ministries} />;
}
