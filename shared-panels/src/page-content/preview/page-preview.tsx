import type { PageContentField } from '@narthex/shared-contracts/enums';
import { fillFacts, fillHtmlFacts, listFactNames } from '@narthex/shared-contracts/facts';
import { getPreviewSource } from '../../resource-panel/form/fields/preview-source';
import { useFacts } from '../facts/use-facts';
import type { ManagedPage, PageValues } from '../managed-page';
import { useCleanHtml } from './use-clean-html';
import styles from './page-preview.module.css';

export interface PagePreviewProps {
  values: PageValues;
  /** Holds stored content, which the server has sanitized. */
  stored: ManagedPage['fields'];
}

const SECTIONS: readonly PageContentField[] = [
  'introduction',
  'mission',
  'vision',
  'activities',
  'schedule',
  'leadership',
  'contact',
  'additional_info',
];

/** Renders the unsaved content roughly as visitors will see it. */
export default function PagePreview({ values, stored }: PagePreviewProps) {
  const clean = useCleanHtml(values, stored);
  const { hero_title: title, hero_subtitle: lead, hero_image: hero, gallery_images: gallery } = values;
  const picture = getPreviewSource(hero.image_url);
  const pictures = (gallery.content ?? '').split(',').flatMap((url) => getPreviewSource(url) ?? []);
  const { facts } = useFacts(listFactNames(JSON.stringify(values)).length > 0);
  const readFact = (name: string) =>
    facts?.facts.find((fact) => fact.name === name)?.text ?? facts?.missing ?? '…';
  const fill = (text: string | null | undefined) => fillFacts(text ?? '', readFact);
  const fillHtml = (name: PageContentField) => ({
    __html: fillHtmlFacts(clean(name).__html, readFact),
  });
  const shown = SECTIONS.filter((name) => values[name].title || values[name].content);
  return (
    <article className={styles.page}>
      {picture ? <img className={styles.hero} src={picture} alt="" /> : null}
      <h3 className={styles.title}>{fill(title.title) || 'The title of the page'}</h3>
      <div className={styles.lead} dangerouslySetInnerHTML={fillHtml('hero_subtitle')} />
      {shown.map((name) => {
        const source = getPreviewSource(values[name].image_url);
        return (
          <section key={name} className={styles.section}>
            {values[name].title ? <h4>{fill(values[name].title)}</h4> : null}
            {source ? <img src={source} alt="" /> : null}
            <div className={styles.prose} dangerouslySetInnerHTML={fillHtml(name)} />
          </section>
        );
      })}
      {pictures.length > 0 ? (
        <div className={styles.gallery}>
          {pictures.map((source) => (
            <img key={source} src={source} alt="" />
          ))}
        </div>
      ) : null}
      {shown.length === 0 && !lead.content && !title.title ? (
        <p>Nothing is written yet: visitors see the text that was built in.</p>
      ) : null}
    </article>
  );
}
