import { z } from 'zod';
import { envelope, statusEnvelope } from '../../api/envelope';
import {
  aboutPageSchema,
  aboutSectionInputSchema,
  aboutSectionSchema,
  deletedAboutSectionSchema,
  savedAboutSectionSchema,
} from '../../schemas/content/about';
import { pageContentSchema } from '../../schemas/content/page-content';
import { defineEndpoints } from '../define-endpoints';

const key = z.string().max(60);

/** Texts of the about pages and of the pages of ministries. */
export const pagesEndpoints = defineEndpoints({
  'about.getPage': {
    capability: 'public',
    params: z.object({ page: key }),
    response: aboutPageSchema,
    reads: ['about', 'site'],
  },
  'about.getSection': {
    capability: 'public',
    params: z.object({ page: key, section: key }),
    response: statusEnvelope(aboutSectionSchema),
    reads: ['about'],
  },
  'about.saveSection': {
    capability: 'pages.manage',
    body: aboutSectionInputSchema,
    response: savedAboutSectionSchema,
    invalidates: ['about'],
    isIdempotent: true,
  },
  'about.deleteSection': {
    capability: 'pages.manage',
    response: deletedAboutSectionSchema,
    invalidates: ['about'],
  },
  'pageContent.get': {
    capability: 'public',
    params: z.object({ category: key, page: key }),
    response: envelope(pageContentSchema),
    reads: ['ministries', 'site'],
  },
});
