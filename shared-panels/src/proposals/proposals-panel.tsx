import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { APPROVALS } from './proposal-list';

/** The queue of changes that departments proposed: approve, or reject with a reason. */
export default function ProposalsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={APPROVALS} scope={scope} />;
}
