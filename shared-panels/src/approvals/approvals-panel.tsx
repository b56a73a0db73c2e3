import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { APPROVALS } from './approval-list';

/** The queue of changes that departments proposed: approve, or reject with a reason. */
export default function ApprovalsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={APPROVALS} scope={scope} />;
}
