import { textLanguage } from '@narthex/shared-contracts/text-language';
import { StoredHtml } from '../../components/text/stored-html';
import type { AboutSection } from './api';

interface ContentSectionProps {
  readonly id?: string;
  readonly section: AboutSection | undefined;
}

/** A stored section with its heading; nothing where there is none. */
export function ContentSection({ id, section }: ContentSectionProps) {
  if (!section) return null;
  return (
    <section id={id}>
      {section.title ? <h2 lang={textLanguage(section, 'title')}>{section.title}</h2> : null}
      <StoredHtml html={section.content} lang={textLanguage(section, 'content')} />
    </section>
  );
}
