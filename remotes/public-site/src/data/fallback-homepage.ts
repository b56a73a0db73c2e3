import { paths } from '@narthex/shared-contracts';
import type { ContentSection, Slide } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';

type Row = readonly [title: string, content: string, button: string, link: string];

const slides = (site: Site): readonly Row[] => [
  [
    site.motto,
    'Families of students meet every Tuesday to read, eat and pray together. One of them has a chair for you.',
    'Find your family',
    paths.personalMinistries.to(),
  ],
  [
    'Sing with the choir',
    'From first-timers to festival voices: if you can hum, there is a part you can hold.',
    'Meet the church choir',
    paths.churchChoir.to(),
  ],
  [
    'The Bereans keep asking',
    'Bring the question your lecturer raised on Thursday. We search the scriptures together.',
    'What Adventists believe',
    paths.aboutDenomination.to(),
  ],
  [
    'Pilgrims on the way',
    'Public Campus Ministries walks with students in every school and hostel.',
    'Join a visit',
    paths.pcm.to(),
  ],
  [
    `This is ${site.name}`,
    'A home church for the years you are here, whether those are four or forty.',
    `About ${site.name}`,
    paths.aboutChurch.to(site.product),
  ],
  [
    'Mission Emphasis',
    'We build, teach and treat in the towns around us. Give an hour, a skill or a prayer.',
    'See the mission',
    paths.evangelism.to(),
  ],
];

/** The six built-in slides: family, choir, Bereans, Pilgrims, the church itself, mission emphasis. */
export function fallbackSlides(site: Site): readonly Slide[] {
  return slides(site).map(([title, content, cta_text, cta_link], index) => ({
    id: -1 - index,
    title,
    content,
    image_url: null,
    cta_text,
    cta_link,
    is_active: true,
    version: 0,
  }));
}

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
    'A home church for the years you are here',
    'You may stay four years or forty. Either way you get a family of twelve students to study with, a choir to sing in, someone to pray with you before an exam, and work to do for the town around us.',
  ),
  welcome_message: section(
    'welcome_message',
    'Is this your first Sabbath with us?',
    'Come as you are. Someone at the door will show you a seat, a class and the way to lunch.',
  ),
  prayer_verse: section(
    'prayer_verse',
    'How can we pray for you?',
    '“Call to me and I will answer you.”',
    'Jeremiah 33:3',
  ),
} as const;
