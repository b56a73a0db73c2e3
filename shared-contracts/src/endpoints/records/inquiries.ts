import { doneSchema, envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  assigneesSchema,
  inquiryQuerySchema,
  inquiryReplySchema,
  managedInquirySchema,
  inquiryUpdateSchema,
  visitQuerySchema,
} from '../../schemas/inquiries';
import { inquirySchema, visitSchema } from '../../schemas/visitor-forms';
import { defineEndpoints } from '../endpoint-record';

const saved = envelope(managedInquirySchema);

/** Declares the endpoints of visitors' questions and announced visits, and of the replies to them. */
export const inquiriesEndpoints = defineEndpoints({
  'inquiries.submit': {
    capability: 'public',
    body: inquirySchema,
    response: doneSchema,
    status: 201,
    rateLimit: 'visitor-post',
  },
  'inquiries.planVisit': {
    capability: 'public',
    body: visitSchema,
    response: doneSchema,
    status: 201,
    rateLimit: 'visitor-post',
  },
  'inquiries.list': {
    capability: 'inquiries.manage',
    query: inquiryQuerySchema,
    response: listEnvelope(managedInquirySchema),
  },
  'inquiries.listAssignees': { capability: 'inquiries.manage', response: envelope(assigneesSchema) },
  'inquiries.get': { capability: 'inquiries.manage', response: saved },
  'inquiries.update': { capability: 'inquiries.manage', body: inquiryUpdateSchema, response: saved },
  'inquiries.reply': { capability: 'inquiries.manage', body: inquiryReplySchema, response: saved },
  'inquiries.delete': { capability: 'inquiries.manage', response: doneSchema },
  'visits.list': {
    capability: 'visits.follow-up',
    query: visitQuerySchema,
    response: listEnvelope(managedInquirySchema),
  },
  'visits.followUp': { capability: 'visits.follow-up', response: saved },
});
