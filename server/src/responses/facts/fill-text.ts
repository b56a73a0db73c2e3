import type { ContentSubject } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Fact } from '@narthex/shared-contracts/schemas/facts';

/** Fills in the facts that a text names, in a language. */
export type FillText = (text: string, language: Language, format: 'plain' | 'html') => string;

/** What facts are taken from. A page that shows one is rendered again when any of these changes. */
export const FACT_SUBJECTS: readonly ContentSubject[] = [
  'worship-services',
  'calendar',
  'site',
  'members',
  'ministries',
];

declare module 'fastify' {
  interface FastifyInstance {
    readonly facts: {
      /** Every fact that a text can name, as a language says it. */
      list(language: Language): Promise<readonly Fact[]>;
      /** What fills texts with the facts of now; what it doesn't know becomes a neutral text. */
      filler(): Promise<FillText>;
    };
  }
}
