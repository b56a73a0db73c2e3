import type { PageContentField } from '@narthex/shared-contracts/enums';
import { fillFacts, fillHtmlFacts } from '@narthex/shared-contracts/facts';
import { useEffect, useState } from 'react';
import { loadCleaner } from '../../resource-panel/form/fields/html-tools';
import { getPreviewSource } from '../../resource-panel/form/fields/preview-source';
import { useReadFact } from '../../facts/use-facts';
import type { ManagedPage, PageValues } from '../managed-page';
import styles from './page-preview.module.css';

type Cleaner = Awaited<ReturnType<typeof loadCleaner>>;

/** Returns sanitized HTML of a field. The stored content is used until the code of the sanitizer has loaded. */
function useCleanHtml(values: PageValues, stored: ManagedPage['fields']) {
  const [cleaner, setCleaner] = useState<{ readonly clean: Cleaner }>();
  const readStored = (name: string) => stored[name]?.content ?? '';
  const isTyped = Object.entries(values).some(([name, { content }]) => (content ?? '') !== readStored(name));
  useEffect(() => {
    if (!isTyped) return;
    loadCleaner().then(
      (clean) => setCleaner({ clean }),
      (cause: unknown) => console.warn('The code that cleans HTML did not load', cause),
    );
  }, [isTyped]);
  return (name: PageContentField) => {
    const content = values[name].content ?? '';
    const isStored = content === readStored(name);
    return { __html: isStored || !cleaner ? readStored(name) : cleaner.clean(content) };
  };
}

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
  const readFact = useReadFact(JSON.stringify(values));
  const fill = (text: string | null | undefined) => fillFacts(text ?? '', readFact);
  const fillHtml = (name: PageContentField) => ({
    __html: fillHtmlFacts(clean(name).__html, readFact),
  });
  const shown = SECTIONS.filter((name) => values[name].title || values[name].content);
  return (
    <article className={styles.page}>
      {picture ? <img className={styles.hero} src={picture} alt="" /> : null}
      <h2 className={styles.title}>{fill(title.title) || 'The title of the page'}</h2>
      <div className={styles.lead} dangerouslySetInnerHTML={fillHtml('hero_subtitle')} />
      {shown.map((name) => {
        const source = getPreviewSource(values[name].image_url);
        return (
          <section key={name} className={styles.section}>
            {values[name].title ? <h3>{fill(values[name].title)}</h3> : null}
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
