import { z } from 'zod';
import { doneSchema, envelope, partialInput } from '../../api/envelope';
import {
  contentSectionSchema,
  homepageResponseSchema,
  keyedSectionInputSchema,
  sectionInputSchema,
  sectionParams,
} from '../../schemas/homepage';
import { defineEndpoints } from '../endpoint-record';

const savedSection = envelope(contentSectionSchema);

/** Declares the endpoints of the home page and its sections. */
export const homepageEndpoints = defineEndpoints({
  'homepage.get': {
    capability: 'public',
    response: homepageResponseSchema,
    reads: ['homepage', 'worship-services', 'church-projects'],
  },
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
    body: partialInput(sectionInputSchema),
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
    body: partialInput(sectionInputSchema),
    response: savedSection,
    invalidates: ['homepage'],
  },
  'sections.delete': { capability: 'homepage.manage', response: doneSchema, invalidates: ['homepage'] },
});
