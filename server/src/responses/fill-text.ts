import type { ContentSubject } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Fact } from '@narthex/shared-contracts/schemas/facts';

/** Replaces the placeholders of facts in a text, in a language. */
export type FillText = (text: string, language: Language, format: 'plain' | 'html') => string;

/** Facts are taken from this content. A page that shows a fact expires when any of it changes. */
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
      /** Returns every fact that a text can contain, in a language. */
      list(language: Language): Promise<readonly Fact[]>;
      /**
       * Returns a function that fills texts with the current facts. An unknown fact becomes a neutral text.
       */
      filler(): Promise<FillText>;
    };
  }
}
