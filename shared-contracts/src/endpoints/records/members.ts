import { envelope } from '../../api/envelope';
import { memberImportResultSchema, memberImportSchema } from '../../schemas/member-import';
import { memberExportQuerySchema, memberFiguresSchema, memberSchema } from '../../schemas/members';
import { defineEndpoints } from '../endpoint-record';

/** Declares what can be done with the register besides managing its entries. */
export const membersEndpoints = defineEndpoints({
  'members.invite': { capability: 'members.invite', response: envelope(memberSchema) },
  'members.figures': { capability: 'members.count', response: envelope(memberFiguresSchema) },
  /** Responds with a file of all members that match the query. */
  'members.export': {
    capability: 'members.manage',
    query: memberExportQuerySchema,
    cache: 'no-store',
  },
  'members.import': {
    capability: 'members.manage',
    body: memberImportSchema,
    response: envelope(memberImportResultSchema),
    invalidates: ['members'],
  },
});
