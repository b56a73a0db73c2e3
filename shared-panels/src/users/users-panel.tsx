import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { USER_LIST } from './user-list';

/** Renders the accounts, their roles and whether they may sign in. */
export default function UsersPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={USER_LIST} scope={scope} />;
}
