import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  auditEntrySchema,
  auditExportQuerySchema,
  auditKindsSchema,
  auditQuerySchema,
} from '../../schemas/audit';
import {
  departmentActivitySchema,
  departmentContactsSchema,
  departmentInputSchema,
  departmentParamsSchema,
  departmentProfileSchema,
} from '../../schemas/departments';
import { failedMailQuerySchema, failedMailSchema, systemStatusSchema } from '../../schemas/system';
import { defineEndpoints } from '../endpoint-record';

const profile = envelope(departmentProfileSchema);

/** Declares the endpoints of the audit log, the state of the server, and the departments. */
export const oversightEndpoints = defineEndpoints({
  'audit.list': {
    capability: 'audit.read',
    query: auditQuerySchema,
    response: listEnvelope(auditEntrySchema),
  },
  'audit.listKinds': { capability: 'audit.read', response: envelope(auditKindsSchema) },
  /** Responds with CSV. */
  'audit.export': { capability: 'audit.read', query: auditExportQuerySchema },

  'system.status': { capability: 'system.manage', response: envelope(systemStatusSchema) },
  'system.backUp': { capability: 'system.manage', response: doneSchema, needsRecentProof: true },
  'mail.listFailed': {
    capability: 'system.manage',
    query: failedMailQuerySchema,
    response: listEnvelope(failedMailSchema),
  },
  'mail.retry': { capability: 'system.manage', response: doneSchema },

  'departments.list': {
    capability: 'departments.read',
    response: listEnvelope(departmentActivitySchema),
  },
  'departments.getContacts': {
    capability: 'public',
    params: departmentParamsSchema,
    response: envelope(departmentContactsSchema),
    reads: ['ministries'],
  },
  'departments.get': {
    capability: 'department.manage',
    params: departmentParamsSchema,
    response: profile,
  },
  'departments.update': {
    capability: 'department.manage',
    params: departmentParamsSchema,
    body: partialInput(departmentInputSchema),
    response: profile,
    invalidates: ['ministries'],
  },
});
