import type { FastifyReply, FastifyRequest } from 'fastify';
import { PORTALS, SERVER_SEGMENTS } from '@narthex/shared-contracts';
import { LANGUAGES, languageBase } from '@narthex/shared-contracts/languages';
import { savesData } from '../../../requests/saves-data';
import { CACHED_FOR_AN_HOUR } from '../../../responses/cache-control';

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** The pages of these patterns are personal, or the application opens them. */
const PERSONAL = ['/admin*', '/member/*', '/member-*', '/*-dashboard*', '/*/dashboard*'];

const portals = Object.values(PORTALS).flatMap(({ path, aliases = [] }) => [path, ...aliases]);

const excluded = LANGUAGES.flatMap((language) =>
  [...PERSONAL, ...portals].map((pattern) => languageBase(language) + pattern),
);

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [...SERVER_SEGMENTS.map((segment) => `/${segment}/*`), '/*.*', ...excluded],
            },
          },
          { not: { selector_matches: '[download], [target=_blank], [data-needs-app]' } },
          // Once the application has started, it opens and prefetches pages by itself.
          { selector_matches: ':root:not([data-starting]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Lets browsers prefetch public pages while a pointer rests on their links or a finger touches them. For people who save
 * data, nothing is prefetched.
 */
export const sendSpeculationRules = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .header('cache-control', CACHED_FOR_AN_HOUR)
    .header('vary', 'Save-Data')
    .type('application/speculationrules+json')
    .send(JSON.stringify(savesData(request) ? {} : rules));
