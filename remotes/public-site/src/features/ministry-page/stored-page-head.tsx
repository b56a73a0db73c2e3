import type { ReactNode } from 'react';
import { PageHead } from '../../parts/page-head';
import { paragraphsOf } from '../../parts/paragraphs';
import type { PageFields } from './use-page-content';

interface StoredPageHeadProps {
  readonly kicker: string;
  readonly fields: PageFields;
  readonly children?: ReactNode;
}

/** How a page with stored content begins: its hero fields. */
export function StoredPageHead({ kicker, fields, children }: StoredPageHeadProps) {
  return (
    <PageHead
      kicker={kicker}
      title={fields.hero_title?.title || kicker}
      lead={paragraphsOf(fields.hero_subtitle?.content ?? '').join(' ')}
      picture={fields.hero_image?.image_url}
    >
      {children}
    </PageHead>
  );
}
