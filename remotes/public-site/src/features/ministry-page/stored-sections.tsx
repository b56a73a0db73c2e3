import { PAGE_CONTENT_FIELDS, type PageContentField } from '@narthex/shared-contracts/enums';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/page-head';
import { splitHtml } from '../../components/text/html-paragraphs';
import { StoredHtml } from '../../components/text/stored-html';
import { Gallery } from './gallery';
import type { PageFields } from './use-page-content';
import styles from './ministry-page.module.css';

/** These fields are what editors can add to a page with another main part: all text that isn't in the head. */
export const MORE_FIELDS = PAGE_CONTENT_FIELDS.filter(
  (field) => !field.startsWith('hero_') && field !== 'gallery_images',
);

interface StoredSectionsProps {
  readonly fields: PageFields;
  readonly keys: readonly PageContentField[];
}

/** Renders fields of a page's content as sections of its text. Their pictures follow the text. */
export function StoredSections({ fields, keys }: StoredSectionsProps) {
  return (
    <>
      {keys.map((key) => {
        const field = fields[key];
        if (!field || (field.title === '' && field.content === '')) return null;
        return (
          <section key={key}>
            {field.title ? <h2 lang={textLanguage(field, 'title')}>{field.title}</h2> : null}
            <StoredHtml
              html={field.content}
              lang={textLanguage(field, 'content')}
              className={key === 'introduction' ? styles.first : ''}
            />
          </section>
        );
      })}
      <Gallery urls={fields.gallery_images?.content} title={fields.gallery_images?.title} />
    </>
  );
}

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
