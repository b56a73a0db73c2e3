import { can } from '@narthex/shared-auth';
import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { MEMBER_LIST, MEMBER_RESOURCE } from './member-resource';

/** Renders the register of members, editable or read-only according to the person's capabilities. */
export default function MembersPanel({ scope }: { scope: PanelScope }) {
  return can('members.manage') ? (
    <ResourcePanel definition={MEMBER_RESOURCE} scope={scope} />
  ) : (
    <ListPanel definition={MEMBER_LIST} scope={scope} />
  );
}
