import { z } from 'zod';
import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  candidateQuerySchema,
  candidateSchema,
  ministryMemberInputSchema,
  ministryMemberQuerySchema,
  ministryMemberSchema,
  ministryRefusalSchema,
} from '../../schemas/ministry-members';
import { defineEndpoints } from '../endpoint-record';

const saved = envelope(ministryMemberSchema);
const capability = 'ministry-members.manage';
const invalidates = ['ministries'] as const;

/** Declares the endpoints of a ministry's members and of the requests to join it. */
export const ministryMembersEndpoints = defineEndpoints({
  'ministryMembers.list': {
    capability,
    query: ministryMemberQuerySchema,
    response: listEnvelope(ministryMemberSchema),
  },
  'ministryMembers.listCandidates': {
    capability,
    query: candidateQuerySchema,
    response: envelope(z.array(candidateSchema)),
  },
  'ministryMembers.create': {
    capability,
    body: ministryMemberInputSchema,
    response: saved,
    status: 201,
    invalidates,
  },
  'ministryMembers.update': {
    capability,
    body: partialInput(ministryMemberInputSchema),
    response: saved,
  },
  'ministryMembers.accept': { capability, response: saved, invalidates },
  'ministryMembers.decline': { capability, body: ministryRefusalSchema, response: doneSchema },
  'ministryMembers.delete': { capability, response: doneSchema, invalidates },
});
