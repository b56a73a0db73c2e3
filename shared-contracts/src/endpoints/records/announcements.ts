import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  announcementInputSchema,
  announcementQuerySchema,
  announcementSchema,
} from '../../schemas/announcements';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of announcements. */
export const announcementsEndpoints = defineEndpoints({
  'announcements.list': {
    capability: 'public',
    query: announcementQuerySchema,
    response: listEnvelope(announcementSchema),
    reads: ['announcements', 'site'],
  },
  'announcements.get': {
    capability: 'public',
    response: envelope(announcementSchema),
    reads: ['announcements', 'site'],
  },
  'announcements.create': {
    capability: 'announcements.manage',
    body: announcementInputSchema,
    response: envelope(announcementSchema),
    status: 201,
    invalidates: ['announcements'],
  },
  'announcements.update': {
    capability: 'announcements.manage',
    body: partialInput(announcementInputSchema),
    response: envelope(announcementSchema),
    invalidates: ['announcements'],
  },
  'announcements.delete': {
    capability: 'announcements.manage',
    response: doneSchema,
    invalidates: ['announcements'],
  },
});
