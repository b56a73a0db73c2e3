import type { PageContentField } from '@narthex/shared-contracts/closed-lists';
import { fillFacts, listFactNames } from '@narthex/shared-contracts/facts';
import { cleanHtml } from '../../resource-panel/form/fields/clean-html';
import { getPreviewSource } from '../../resource-panel/form/fields/preview-source';
import { useFacts } from '../facts/use-facts';
import type { PageValues } from '../managed-page';
import styles from './page-preview.module.css';

export interface PagePreviewProps {
  values: PageValues;
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

const clean = (html: string | null | undefined) => ({ __html: cleanHtml(html) });

/** The typed content roughly as visitors will see it, before anything is sent. */
export default function PagePreview({ values }: PagePreviewProps) {
  const { hero_title: title, hero_subtitle: lead, hero_image: hero, gallery_images: gallery } = values;
  const picture = getPreviewSource(hero.image_url);
  const pictures = (gallery.content ?? '').split(',').flatMap((url) => getPreviewSource(url) ?? []);
  const { facts } = useFacts(listFactNames(JSON.stringify(values)).length > 0);
  const fill = (text: string | null | undefined) =>
    fillFacts(
      text ?? '',
      (name) => facts?.facts.find((fact) => fact.name === name)?.text ?? facts?.missing ?? '…',
    );
  const shown = SECTIONS.filter((name) => values[name].title || values[name].content);
  return (
    <article className={styles.page}>
      {picture ? <img className={styles.hero} src={picture} alt="" /> : null}
      <h3 className={styles.title}>{fill(title.title) || 'The title of the page'}</h3>
      <div className={styles.lead} dangerouslySetInnerHTML={clean(fill(lead.content))} />
      {shown.map((name) => {
        const source = getPreviewSource(values[name].image_url);
        return (
          <section key={name} className={styles.section}>
            {values[name].title ? <h4>{fill(values[name].title)}</h4> : null}
            {source ? <img src={source} alt="" /> : null}
            <div className={styles.prose} dangerouslySetInnerHTML={clean(fill(values[name].content))} />
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
