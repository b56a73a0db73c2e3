import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { APPROVALS } from './proposal-list';

/** Renders the proposed changes of departments, to be approved or to be rejected with a reason. */
export default function ProposalsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={APPROVALS} scope={scope} />;
}
