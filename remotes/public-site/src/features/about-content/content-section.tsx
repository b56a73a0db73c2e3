import { textLanguage } from '@narthex/shared-contracts/text-language';
import { StoredHtml } from '../../components/text/stored-html';
import type { AboutSection } from './api';

interface ContentSectionProps {
  readonly id?: string;
  readonly section: AboutSection | undefined;
}

/** Renders a stored section with its heading, or nothing if there is no such section. */
export function ContentSection({ id, section }: ContentSectionProps) {
  if (!section) return null;
  return (
    <section id={id}>
      {section.title ? <h2 lang={textLanguage(section, 'title')}>{section.title}</h2> : null}
      <StoredHtml html={section.content} lang={textLanguage(section, 'content')} />
    </section>
  );
}
