import { addDays } from '@narthex/shared-contracts';
import { daysAgo } from '../seed-time';
import type { SermonMedia } from '../media/keep-file';
import { inSwahili, optionalUrl, type SeedContext } from '../seed-context';
import { ABOUT_IN_SWAHILI } from '../content/pages/about-in-swahili';
import { aboutPages } from '../content/pages/about-pages';
import { calendarSeed } from '../content/calendar/calendar';
import { calendarInSwahili } from '../content/calendar/calendar-in-swahili';
import { PROJECTS } from '../content/homepage/projects';
import { CONTENT_SECTIONS, type ContentSeed } from '../content/homepage/sections';
import { SLIDES } from '../content/homepage/slides';
import { GALLERY } from '../content/gallery';
import { LEADERS } from '../content/people/leaders';
import { SERMONS, getSermonDate } from '../content/sermons';
import { PAGE_CONTENTS } from '../content/page-contents/index';
import { PAGE_LINKS, SITE } from '../content/site';
import { SONGS } from '../content/songs';
import { hasRecording } from '../speech/recordings';
import { SPOKEN_SERMONS } from '../speech/spoken-sermons';
import { WEEKLY_PROGRAMME } from '../content/calendar/weekly-programme';
import { CONTENT_SECTION_KEYS, PAGE_CONTENT_FIELDS } from '@narthex/shared-contracts/enums';

/** The texts of the site say that it was opened at this time. */
export const foundedAt = ({ time }: Pick<SeedContext, 'time'>) => {
  const createdAt = daysAgo(time, 60);
  return { created_at: createdAt, updated_at: createdAt };
};

export const siteRow = (context: SeedContext) => ({
  id: 1,
  settings: SITE,
  page_links: PAGE_LINKS,
  updated_at: foundedAt(context).updated_at,
});

export const serviceRows = (context: SeedContext) =>
  WEEKLY_PROGRAMME.map(({ swahili, ...slot }) => ({
    ...slot,
    translations: inSwahili(swahili),
    ...foundedAt(context),
  }));

export const slideRows = (context: SeedContext) =>
  SLIDES.map(({ picture, swahili, ...slide }, sortOrder) => ({
    ...slide,
    translations: inSwahili(swahili),
    image_url: context.url(picture),
    sort_order: sortOrder,
    ...foundedAt(context),
  }));

export const contentRows = (context: SeedContext) =>
  CONTENT_SECTION_KEYS.map((sectionKey) => {
    const {
      picture,
      button_text: buttonText,
      button_link: buttonLink,
      swahili,
      ...section
    }: ContentSeed = CONTENT_SECTIONS[sectionKey];
    return {
      ...section,
      section_key: sectionKey,
      image_url: optionalUrl(context, picture),
      button_text: buttonText ?? null,
      button_link: buttonLink ?? null,
      translations: inSwahili(swahili),
      ...foundedAt(context),
    };
  });

export const projectRows = (context: SeedContext) =>
  PROJECTS.map(({ picture, swahili, ...project }, sortOrder) => ({
    ...project,
    translations: inSwahili(swahili),
    image_url: context.url(picture),
    sort_order: sortOrder,
    ...foundedAt(context),
  }));

/** Letters without accents, so that email addresses stay plain. */
const mailbox = (name: string) =>
  name
    .replace(/^(Pr|Dr|Eng)\. /, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .split(' ')
    .slice(0, 2)
    .join('.')
    .toLowerCase();

export const leaderRows = (context: SeedContext) =>
  LEADERS.map((leader, sortOrder) => ({
    name: leader.name,
    title: leader.title,
    category: leader.category,
    // Faces are photographs that the congregation uploads; until then pages show initials.
    image: null,
    email: `${mailbox(leader.name)}@mwangaza.example`,
    phone: leader.category === 'deacons' ? null : `+254 700 000 0${String(40 + sortOrder)}`,
    quote: leader.quote ?? null,
    years_of_service: leader.years,
    education: leader.education ?? null,
    specialties: [...(leader.specialties ?? [])],
    achievements: [...(leader.achievements ?? [])],
    languages: [...leader.languages],
    biography: leader.biography,
    translations: inSwahili(leader.swahili),
    status: leader.is_active === false ? ('inactive' as const) : ('active' as const),
    sort_order: sortOrder,
    ...foundedAt(context),
  }));

interface SermonFiles {
  readonly sounds: SermonMedia;
  readonly outlines: SermonMedia;
}

export const sermonRows = (context: SeedContext, { sounds, outlines }: SermonFiles) =>
  SERMONS.map(({ weeksAgo, day, scripture, text, tags, video, ...sermon }) => {
    const { time } = context;
    const createdAt = daysAgo(time, Math.max(1, weeksAgo * 7 - 1), '16:00');
    const spoken = SPOKEN_SERMONS[sermon.title];
    return {
      title: sermon.title,
      description: sermon.description,
      speaker: sermon.speaker,
      series: sermon.series,
      sermon_date: getSermonDate({ weeksAgo, day }, time),
      scripture_reference: scripture,
      sermon_text: spoken ? spoken.map((paragraph) => `<p>${paragraph}</p>`).join('') : (text ?? null),
      audio_file: sounds.get(sermon.title)?.key ?? null,
      audio_note: hasRecording(sermon.title)
        ? 'Demo recording: a computer voice reads the text below.'
        : null,
      video_file: video ? context.video('sermon') : null,
      thumbnail: optionalUrl(context, video),
      pdf_file: outlines.get(sermon.title)?.key ?? null,
      status: sermon.status ?? ('published' as const),
      tags: [...tags],
      is_featured: sermon.is_featured ?? false,
      translations: inSwahili(sermon.swahili),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });

/** The texts of a day that are translated, as the API and as the row names them. */
const CALENDAR_TEXTS = {
  sabbath_school_topic: 'sabbath_school_topic',
  divine_service_topic: 'divine_service_topic',
  afternoon_program: 'afternoon_program',
  special_notes: 'special_notes',
} as const;

export const calendarRows = (context: SeedContext) =>
  calendarSeed(context.time).map((row) => {
    const swahili = Object.entries(CALENDAR_TEXTS).flatMap(([field, property]) => {
      const text = calendarInSwahili(row[property]);
      return text ? [[field, text] as const] : [];
    });
    return { ...row, translations: inSwahili(Object.fromEntries(swahili)), ...foundedAt(context) };
  });

export const pageRows = (context: SeedContext) =>
  Object.entries(aboutPages(SITE.slug, context.video)).flatMap(([pageType, sections]) =>
    Object.entries(sections).map(([sectionKey, [title, content, picture]]) => {
      const swahili = ABOUT_IN_SWAHILI[pageType]?.[sectionKey];
      return {
        page_type: pageType,
        section_key: sectionKey,
        title,
        content,
        image_url: optionalUrl(context, picture),
        translations: inSwahili(swahili && { title: swahili[0], content: swahili[1] }),
        ...foundedAt(context),
      };
    }),
  );

export const pageContentRows = (context: SeedContext) =>
  Object.entries(PAGE_CONTENTS).flatMap(([category, pages]) =>
    Object.entries(pages).flatMap(([page, fields]) =>
      PAGE_CONTENT_FIELDS.flatMap((field) => {
        const seed = fields[field];
        if (!seed) return [];
        return {
          category,
          page,
          field,
          title: seed.title ?? '',
          content: seed.pictures ? seed.pictures.map(context.url).join(',') : (seed.content ?? ''),
          image_url: optionalUrl(context, seed.picture),
          translations: inSwahili(seed.swahili),
          ...foundedAt(context),
        };
      }),
    ),
  );

export const songRows = (context: SeedContext) =>
  SONGS.map(({ video, ...song }, sortOrder) => ({
    ...song,
    video: context.video(video),
    // No picture of a choir that isn't theirs: the site makes a cover of the title.
    image_url: null,
    sort_order: sortOrder,
    ...foundedAt(context),
  }));

const mediaKey = (url: string) => url.replace('/media/', '');

export const galleryRows = (context: SeedContext) =>
  GALLERY.map(({ file, daysAgo: days, is_featured: isFeatured = false, swahili, ...item }) => {
    const createdAt = daysAgo(context.time, days, '16:00');
    return {
      ...item,
      is_featured: isFeatured,
      translations: inSwahili(swahili),
      date_taken: addDays(context.time.today, -days),
      file: mediaKey('picture' in file ? context.url(file.picture) : context.video(file.video)),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
