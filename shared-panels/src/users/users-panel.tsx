import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { USER_LIST } from './user-list';

/** Accounts: who may sign in, as what. */
export default function UsersPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={USER_LIST} scope={scope} />;
}
