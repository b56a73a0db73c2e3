import { z } from 'zod';
import { envelope, statusEnvelope } from '../../api/envelope';
import {
  aboutPageParams,
  aboutPageSchema,
  aboutSectionInputSchema,
  aboutSectionSchema,
  deletedAboutSectionSchema,
  savedAboutSectionSchema,
} from '../../schemas/about';
import { factsQuerySchema, factsSchema } from '../../schemas/facts';
import {
  pageContentInputSchema,
  pageContentSchema,
  savedPageContentSchema,
} from '../../schemas/page-content';
import { lineText } from '../../schemas/text';
import { defineEndpoints } from '../endpoint-record';

const key = lineText(60);
const pageContentParams = z.object({ category: key, page: key });

/** Declares the endpoints of the texts on the about pages and on the pages of ministries. */
export const pagesEndpoints = defineEndpoints({
  'about.getPage': {
    capability: 'public',
    aliases: ['/api/api/about/:page'],
    params: aboutPageParams,
    response: aboutPageSchema,
    reads: ['about'],
  },
  'about.getSection': {
    capability: 'public',
    aliases: ['/api/api/about/:page/:section'],
    params: z.object({ page: key, section: key }),
    response: statusEnvelope(aboutSectionSchema),
    reads: ['about'],
  },
  'about.saveSection': {
    capability: 'pages.manage',
    aliases: ['/api/api/about/content'],
    body: aboutSectionInputSchema,
    response: savedAboutSectionSchema,
    invalidates: ['about'],
    isIdempotent: true,
  },
  'about.deleteSection': {
    capability: 'pages.manage',
    aliases: ['/api/api/about/content/:id'],
    response: deletedAboutSectionSchema,
    invalidates: ['about'],
  },
  'pageContent.get': {
    capability: 'public',
    params: pageContentParams,
    response: envelope(pageContentSchema),
    reads: ['ministries', 'site'],
  },
  'pageContent.save': {
    capability: 'pages.manage',
    params: pageContentParams,
    body: pageContentInputSchema,
    response: envelope(savedPageContentSchema),
    invalidates: ['ministries'],
  },
  'facts.list': {
    capability: 'public',
    query: factsQuerySchema,
    response: envelope(factsSchema),
    offline: false,
    reads: ['worship-services', 'calendar', 'site', 'members', 'ministries'],
  },
});
