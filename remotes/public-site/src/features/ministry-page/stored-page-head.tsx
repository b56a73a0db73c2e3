import { textLanguage } from '@narthex/shared-contracts/text-language';
import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/page-head';
import { splitHtml } from '../../components/text/html-paragraphs';
import type { PageFields } from './use-page-content';

interface StoredPageHeadProps {
  /** Holds the title while none is stored. */
  readonly title: string;
  readonly kicker: string;
  readonly fields: PageFields;
  readonly children?: ReactNode;
}

/** Renders the head of a page with stored content from its hero fields. */
export function StoredPageHead({ title, kicker, fields, children }: StoredPageHeadProps) {
  return (
    <PageHead
      kicker={kicker}
      title={fields.hero_title?.title || title}
      lead={splitHtml(fields.hero_subtitle?.content ?? '').join(' ')}
      titleLang={textLanguage(fields.hero_title, 'title')}
      leadLang={textLanguage(fields.hero_subtitle, 'content')}
      picture={fields.hero_image?.image_url}
    >
      {children}
    </PageHead>
  );
}
