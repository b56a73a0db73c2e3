import { defineEndpoints } from '../define-endpoints';

/** The register of members. */
export const membersEndpoints = defineEndpoints({
  'members.list': { capability: 'members.read' },
  'members.create': { capability: 'members.manage', status: 201, invalidates: ['members'] },
  'members.update': { capability: 'members.manage', invalidates: ['members'] },
  'members.delete': { capability: 'members.manage', invalidates: ['members'] },
});
