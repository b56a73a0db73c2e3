import { doneSchema } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { proposalQuerySchema, proposalSchema, rejectionSchema } from '../../schemas/proposals';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of changes to the whole church's content that await approval. */
export const proposalsEndpoints = defineEndpoints({
  'proposals.listPending': {
    capability: 'content.approve',
    query: proposalQuerySchema,
    response: listEnvelope(proposalSchema),
  },
  'proposals.listOwn': {
    capability: 'account.use',
    query: proposalQuerySchema,
    response: listEnvelope(proposalSchema),
  },
  'proposals.approve': { capability: 'content.approve', response: doneSchema },
  'proposals.reject': {
    capability: 'content.approve',
    query: rejectionSchema,
    body: rejectionSchema.nullish(),
    response: doneSchema,
  },
});
