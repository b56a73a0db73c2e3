import { z } from 'zod';
import { doneSchema, envelope, orderedSchema, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  contentSectionSchema,
  homepageResponseSchema,
  keyedSectionInputSchema,
  orderedListQuerySchema,
  sectionInputSchema,
  sectionParams,
  slideInputSchema,
  slideSchema,
} from '../../schemas/homepage';
import { reorderInputSchema } from '../../schemas/reorder';
import { defineEndpoints } from '../define-endpoints';

const savedSlide = envelope(slideSchema);
const savedSection = envelope(contentSectionSchema);

/** Declares the endpoints of the home page, its slides and its sections. */
export const homepageEndpoints = defineEndpoints({
  'homepage.get': {
    capability: 'public',
    response: homepageResponseSchema,
    reads: ['homepage', 'worship-services', 'church-projects'],
  },
  'slides.list': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(slideSchema),
    reads: ['homepage'],
  },
  'slides.create': {
    capability: 'homepage.manage',
    body: slideInputSchema,
    response: savedSlide,
    status: 201,
    invalidates: ['homepage'],
  },
  'slides.update': {
    capability: 'homepage.manage',
    body: partialInput(slideInputSchema),
    response: savedSlide,
    invalidates: ['homepage'],
  },
  'slides.reorder': {
    capability: 'homepage.manage',
    body: reorderInputSchema,
    response: orderedSchema,
    invalidates: ['homepage'],
    isIdempotent: true,
  },
  'slides.delete': { capability: 'homepage.manage', response: doneSchema, invalidates: ['homepage'] },
  'sections.list': {
    capability: 'public',
    response: envelope(z.array(contentSectionSchema)),
    reads: ['homepage'],
  },
  'sections.get': {
    capability: 'public',
    params: sectionParams,
    response: savedSection,
    reads: ['homepage'],
  },
  'sections.save': {
    capability: 'homepage.manage',
    params: sectionParams,
    body: sectionInputSchema,
    response: savedSection,
    invalidates: ['homepage'],
  },
  'sections.create': {
    capability: 'homepage.manage',
    body: keyedSectionInputSchema,
    response: savedSection,
    invalidates: ['homepage'],
  },
  'sections.update': {
    capability: 'homepage.manage',
    body: sectionInputSchema,
    response: savedSection,
    invalidates: ['homepage'],
  },
  'sections.delete': { capability: 'homepage.manage', response: doneSchema, invalidates: ['homepage'] },
});
