import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { VISIT_LIST } from './visits/visit-list';

/** Renders the announced visitors with their contacts. */
export default function VisitorsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={VISIT_LIST} scope={scope} />;
}
