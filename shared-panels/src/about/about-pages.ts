import type { AboutSection } from '@narthex/shared-contracts/schemas/about';
import type { Translations } from '@narthex/shared-contracts/schemas/translations';
import type { ResourceRow } from '../resource-panel/resource';

/** Describes a section of an information page for its form. */
export interface ManagedSection
  extends ResourceRow, Pick<AboutSection, 'title' | 'content' | 'translations'> {
  readonly section_key: string;
}

/** Describes the request body that saves a section. */
export interface SectionBody {
  readonly title: string;
  readonly content: string;
  readonly translations?: Translations<'title' | 'content'> | undefined;
}

interface AboutPage {
  /** Holds the page type that API requests send. */
  readonly type: string;
  readonly label: string;
  /** Holds the keys of the sections that the public page can render. */
  readonly sections: readonly string[];
}

/** Returns the four information pages; those of the local church come first. */
export const listAboutPages = (product: string, slug: string): readonly AboutPage[] => [
  {
    type: `about_${slug}`,
    label: `About ${product}`,
    sections: [
      ...['welcome', 'about_us', 'mission', 'vision', 'purpose'],
      ...['activities', 'worship', 'location', 'contact'],
    ],
  },
  {
    type: 'about_sda',
    label: 'About SDA',
    sections: [
      ...['title', 'motto', 'history_title', 'qa_title', 'global_impact_title'],
      ...['global_impact_content', 'mission_title', 'mission_content'],
    ],
  },
  {
    type: 'elder_message',
    label: "Elder's message",
    sections: ['title', 'heading', 'elder_name', 'quote', 'message'],
  },
  {
    type: 'pastor_message',
    label: "Pastor's message",
    sections: ['title', 'heading', 'pastor_name', 'quote', 'message'],
  },
];
