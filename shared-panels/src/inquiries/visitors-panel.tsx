import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { VISIT_LIST } from './visit-list';

/** Visitors who said that they will come: whom to call, write to and welcome. */
export default function VisitorsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={VISIT_LIST} scope={scope} />;
}
