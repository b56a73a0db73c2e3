import { t } from '@narthex/shared-contracts/translate';
import { paths } from '@narthex/shared-contracts';
import type { ContentSection, Slide } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';

type Row = readonly [title: string, content: string, button: string, link: string];

const slides = (site: Site): readonly Row[] => [
  [
    site.motto,
    t('Families of students meet every week to read the Bible and pray together. Join one of them.'),
    t('Find your family'),
    paths.personalMinistries.to(),
  ],
  [
    t('Sing with the choir'),
    t('For beginners and for experienced singers. Come to a practice and sing along.'),
    t('Meet the church choir'),
    paths.churchChoir.to(),
  ],
  [
    t('Ask with the Bereans'),
    t('Do you have a question about faith? Bring it. We look for the answer in the Bible together.'),
    t('What Adventists believe'),
    paths.aboutDenomination.to(),
  ],
  [
    t('Meet the Pilgrims'),
    t('Public Campus Ministries visits students in every school and hostel. Join a visit, or ask for one.'),
    t('Join a visit'),
    paths.pcm.to(),
  ],
  [
    t('This is {name}', { name: site.name }),
    t('A home church for the years you are here, whether those are four or forty.'),
    t('About {name}', { name: site.name }),
    paths.aboutChurch.to(site.product),
  ],
  [
    t('Mission Emphasis'),
    t('We build, teach and treat the sick in the towns around us. You can help with time, skills or money.'),
    t('See the mission'),
    paths.evangelism.to(),
  ],
];

const toSlide = ([title, content, cta_text, cta_link]: Row, index: number): Slide => ({
  id: -1 - index,
  title,
  content,
  image_url: null,
  cta_text,
  cta_link,
  is_active: true,
  version: 0,
});

/** Returns the six built-in slides: family, choir, Bereans, Pilgrims, the church, and mission emphasis. */
export const fallbackSlides = (site: Site): readonly Slide[] => slides(site).map(toSlide);

function section(
  section_key: ContentSection['section_key'],
  title: string,
  content: string,
  subtitle: string | null = null,
): ContentSection {
  return {
    id: -1,
    section_key,
    title,
    content,
    subtitle,
    image_url: null,
    button_text: null,
    button_link: null,
    is_active: true,
    version: 0,
  };
}

export const FALLBACK_CONTENTS = {
  about_us: section(
    'about_us',
    t('A home church for the years you are here'),
    t(
      'You can join a family of students who study the Bible together, sing in a choir, ask somebody to pray with you before an examination, and help the people of the town.',
    ),
  ),
  welcome_message: section(
    'welcome_message',
    t('Is this your first Sabbath with us?'),
    t('Come as you are. A deacon at the door will show you a seat, a class and where we eat lunch.'),
  ),
  prayer_verse: section(
    'prayer_verse',
    t('How can we pray for you?'),
    t('“Call to me and I will answer you.”'),
    t('Jeremiah 33:3'),
  ),
} as const;

/** Returns texts that are true of every church, for a site whose editors have not written their own yet. */
export function neutralTexts(site: Site) {
  const everybody = t('Everybody is welcome.');
  const about = site.about || everybody;
  const row: Row = [
    site.motto || site.name,
    site.tagline || everybody,
    t('About {name}', { name: site.name }),
    paths.aboutChurch.to(site.product),
  ];
  return {
    slides: [toSlide(row, 0)],
    about: section('about_us', t('About {name}', { name: site.name }), about),
    welcome: section(
      'welcome_message',
      t('Is this your first Sabbath with us?'),
      t('Come as you are. We look forward to meeting you.'),
    ),
  };
}
