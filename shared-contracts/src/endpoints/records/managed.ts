import {
  announcementInputSchema,
  announcementQuerySchema,
  announcementSchema,
} from '../../schemas/announcements';
import { broadcastInputSchema, broadcastQuerySchema, broadcastSchema } from '../../schemas/broadcasts';
import { calendarEntrySchema, calendarInputSchema, programmeQuerySchema } from '../../schemas/calendar';
import { eventInputSchema, eventQuerySchema, eventSchema } from '../../schemas/events';
import { galleryInputSchema, galleryItemSchema, galleryQuerySchema } from '../../schemas/gallery';
import { grantInputSchema, grantSchema, grantsQuerySchema } from '../../schemas/grants';
import {
  churchProjectSchema,
  orderedListQuerySchema,
  slideInputSchema,
  slideSchema,
  worshipServiceSchema,
} from '../../schemas/homepage';
import { leaderInputSchema, leaderQuerySchema, leaderSchema } from '../../schemas/leaders';
import { memberInputSchema, memberQuerySchema, memberSchema } from '../../schemas/members';
import { ministryInputSchema, ministryQuerySchema, ministrySchema } from '../../schemas/ministries';
import { projectInputSchema } from '../../schemas/projects';
import {
  publicSermonSchema,
  sermonInputSchema,
  sermonPageSchema,
  sermonQuerySchema,
} from '../../schemas/sermons';
import { serviceInputSchema, serviceQuerySchema } from '../../schemas/services';
import { managedSongSchema, songInputSchema } from '../../schemas/songs';
import { defineManaged } from '../managed/define-managed';

/**
 * Gives every managed type its schemas, from which the records of its endpoints follow. The file of a subject
 * declares what else can be done with its objects.
 */
export const managedEndpoints = {
  ...defineManaged('announcements', {
    row: announcementSchema,
    input: announcementInputSchema,
    query: announcementQuerySchema,
    alsoReads: ['site'],
  }),
  ...defineManaged('broadcasts', {
    row: broadcastSchema,
    input: broadcastInputSchema,
    query: broadcastQuerySchema,
  }),
  ...defineManaged('events', {
    row: eventSchema,
    input: eventInputSchema,
    query: eventQuerySchema,
    alsoReads: ['site'],
  }),
  ...defineManaged('gallery', {
    row: galleryItemSchema,
    input: galleryInputSchema,
    query: galleryQuerySchema,
    alsoReads: ['media'],
    multipart: { fileField: 'image' },
  }),
  ...defineManaged('grants', {
    row: grantSchema,
    input: grantInputSchema,
    query: grantsQuerySchema,
  }),
  ...defineManaged('leaders', { row: leaderSchema, input: leaderInputSchema, query: leaderQuerySchema }),
  ...defineManaged('members', {
    row: memberSchema,
    input: memberInputSchema,
    query: memberQuerySchema,
    alias: '/api/v1/church-members',
    proved: ['delete'],
  }),
  ...defineManaged('ministries', {
    row: ministrySchema,
    input: ministryInputSchema,
    query: ministryQuerySchema,
    // The members of a deleted ministry stay on record.
    isRetired: true,
  }),
  ...defineManaged('programme', {
    row: calendarEntrySchema,
    input: calendarInputSchema,
    query: programmeQuerySchema,
  }),
  ...defineManaged('projects', {
    row: churchProjectSchema,
    input: projectInputSchema,
    query: orderedListQuerySchema,
  }),
  ...defineManaged('sermons', {
    row: sermonPageSchema,
    listedRow: publicSermonSchema,
    input: sermonInputSchema,
    query: sermonQuerySchema,
    alsoReads: ['media'],
  }),
  ...defineManaged('services', {
    row: worshipServiceSchema,
    input: serviceInputSchema,
    query: serviceQuerySchema,
  }),
  ...defineManaged('slides', { row: slideSchema, input: slideInputSchema, query: orderedListQuerySchema }),
  ...defineManaged('songs', { row: managedSongSchema, input: songInputSchema }),
};
