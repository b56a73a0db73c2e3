import { PAGE_CONTENT_FIELDS, type PageContentField } from '@narthex/shared-contracts/enums';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { StoredHtml } from '../../components/text/stored-html';
import { Gallery } from './gallery';
import styles from './ministry-page.module.css';
import type { PageFields } from './use-page-content';

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
