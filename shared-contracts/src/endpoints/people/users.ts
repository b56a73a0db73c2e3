import { defineEndpoints } from '../define-endpoints';

/** Who may sign in, as what. */
export const usersEndpoints = defineEndpoints({
  'users.list': { capability: 'users.read' },
  'users.updateRole': { capability: 'users.manage' },
  'users.updateStatus': { capability: 'users.manage' },
});
