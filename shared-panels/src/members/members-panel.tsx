import { can } from '@narthex/shared-auth';
import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { MEMBER_LIST, MEMBER_RESOURCE } from './member-resource';

/** The register of members: to keep, or to read for those who may do no more. */
export default function MembersPanel({ scope }: { scope: PanelScope }) {
  return can('members.manage') ? (
    <ResourcePanel definition={MEMBER_RESOURCE} scope={scope} />
  ) : (
    <ListPanel definition={MEMBER_LIST} scope={scope} />
  );
}
