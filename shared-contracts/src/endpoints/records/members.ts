import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { memberImportResultSchema, memberImportSchema } from '../../schemas/member-import';
import {
  memberExportQuerySchema,
  memberFiguresSchema,
  memberInputSchema,
  memberQuerySchema,
  memberSchema,
} from '../../schemas/members';
import { defineEndpoints } from '../define-endpoints';

const saved = envelope(memberSchema);
const aliases = ['/api/v1/church-members/:id'] as const;

/** Declares the endpoints of the register, which contains every member with or without an account. */
export const membersEndpoints = defineEndpoints({
  'members.list': {
    capability: 'members.read',
    aliases: ['/api/v1/church-members'],
    query: memberQuerySchema,
    response: listEnvelope(memberSchema),
  },
  'members.get': { capability: 'members.read', aliases, response: saved },
  'members.create': {
    capability: 'members.manage',
    aliases: ['/api/v1/church-members'],
    body: memberInputSchema,
    response: saved,
    status: 201,
    invalidates: ['members'],
  },
  'members.update': {
    capability: 'members.manage',
    aliases,
    body: partialInput(memberInputSchema),
    response: saved,
    invalidates: ['members'],
  },
  'members.delete': {
    capability: 'members.manage',
    aliases,
    response: doneSchema,
    invalidates: ['members'],
  },
  'members.invite': { capability: 'members.invite', response: saved },
  'members.figures': { capability: 'members.count', response: envelope(memberFiguresSchema) },
  /** Responds with a file of all members that match the query. */
  'members.export': { capability: 'members.manage', query: memberExportQuerySchema, cache: 'no-store' },
  'members.import': {
    capability: 'members.manage',
    body: memberImportSchema,
    response: envelope(memberImportResultSchema),
    invalidates: ['members'],
  },
});
