import { addDays, formatClock, plainDate } from '@narthex/shared-contracts';
import { TYPE_OF_PRAYER_CATEGORY } from '@narthex/shared-contracts/enums';
import { listFactNames } from '@narthex/shared-contracts/facts';
import { LANGUAGES, type Language } from '@narthex/shared-contracts/languages';
import { listFacts } from '@narthex/server/modules/facts/list-facts';
import { ANNOUNCEMENTS } from './content/announcements';
import { calendarSeed } from './content/calendar/calendar';
import { WEEKLY_PROGRAMME } from './content/calendar/weekly-programme';
import { EVENTS } from './content/events/events';
import { PROJECTS } from './content/homepage/projects';
import { CONTENT_SECTIONS } from './content/homepage/sections';
import { SLIDES } from './content/homepage/slides';
import { MINISTRIES } from './content/ministries';
import { PAGE_CONTENTS } from './content/page-contents/index';
import { ABOUT_IN_SWAHILI } from './content/pages/about-in-swahili';
import { aboutPages } from './content/pages/about-pages';
import { LEADERS } from './content/people/leaders';
import { PRAYERS } from './content/prayers/prayers';
import { SERMONS } from './content/sermons';
import { SITE } from './content/site';
import { SONGS } from './content/songs';
import { announcementRows } from './rows/announcement-rows';
import { inSwahili } from './seed-context';
import { dayOfWeek, seedTime } from './seed-time';
import { SPOKEN_SERMONS } from './speech/spoken-sermons';

/** The seed counts from the day it runs: a day of the week, a Sabbath, and other times of the year. */
const DAYS = ['2026-11-22', '2026-11-28', '2027-06-15', '2028-02-29'].map(
  (day) => new Date(`${day}T09:00:00Z`),
);

const [NOW = new Date()] = DAYS;

/** Everything the demo congregation says, with where it is said. */
const CONTENT = {
  ABOUT_IN_SWAHILI,
  ANNOUNCEMENTS,
  CONTENT_SECTIONS,
  EVENTS,
  LEADERS,
  MINISTRIES,
  PAGE_CONTENTS,
  PROJECTS,
  SERMONS,
  SITE,
  SLIDES,
  SONGS,
  SPOKEN_SERMONS,
  WEEKLY_PROGRAMME,
  ...aboutPages(SITE.slug, (name) => name),
};

/** Returns the seeded announcements of a day, each with the event that it announces. */
function announcementDates(now: Date) {
  const context = { time: seedTime(now), url: (name: string) => name, video: (name: string) => name };
  const people = { getAuthor: () => 1, memberIds: [], member: 1, admin: 1, pastor: 1 };
  return announcementRows(context, people).map((row, index) => ({
    ...row,
    event: EVENTS.find(({ title }) => title === ANNOUNCEMENTS[index]?.event?.title),
  }));
}

interface Sentence {
  readonly where: string;
  readonly text: string;
}

function collect(value: unknown, where: string): Sentence[] {
  if (typeof value === 'string') {
    return value
      .replace(/<[^>]+>/g, '. ')
      .split(/(?<=[.!?;])\s+/)
      .map((text) => ({ where, text }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${where} ${key}`));
}

const SENTENCES = collect(CONTENT, '');
const NUMBERS =
  'two three four five six seven eight nine ten eleven twelve fifteen sixteen seventeen eighteen nineteen twenty thirty forty sixty';
const NUMBER = `(${NUMBERS.split(' ').join('|')}|\\d+)`;

/** The parts of all sentences that match, as `where: part`. */
const find = (pattern: RegExp): string[] =>
  SENTENCES.flatMap(({ where, text }) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map(([part]) => `${where}: ${part.toLowerCase()}`),
  );

const without = (found: readonly string[], ...right: readonly string[]) =>
  found.filter((part) => !right.some((end) => part.endsWith(end)));

describe('counts', () => {
  it.each([
    [
      'families',
      new RegExp(`\\b${NUMBER} (Bible study |church )?families\\b`),
      ['twelve families', 'twelve bible study families'],
    ],
    [
      'people in a family',
      new RegExp(`\\b(family|bible study) of (about )?${NUMBER}\\b`),
      ['of about twenty', 'of twenty'],
    ],
    ['choirs', new RegExp(`\\b${NUMBER} choirs\\b`), ['three choirs']],
    [
      'Sabbath School classes',
      new RegExp(`\\b${NUMBER} (Sabbath School )?classes\\b`),
      ['nineteen classes', 'nineteen sabbath school classes', 'two classes'],
    ],
    [
      'prayer zones',
      new RegExp(`\\b${NUMBER} (zones|zone leaders)\\b`),
      ['eight zones', 'eight zone leaders'],
    ],
    ['campuses', new RegExp(`\\b${NUMBER} campuses\\b`), ['eleven campuses']],
  ] as const)('of %s are the same everywhere', (_, pattern, right) => {
    const found = find(pattern);
    expect(found.length).toBeGreaterThan(1);
    expect(without(found, ...right)).toEqual([]);
  });

  it.each([
    ['Church Choir', 40, /forty voices/i],
    ['DCM', 12, /(choral group of twelve|twelve (singers|people))/i],
    ['Blissful', 16, /sixteen people/i],
    ['Deaconry', 17, /seventeen deacons/i],
    ['Prophecy and Bible study circle', 18, /eighteen people/i],
  ] as const)('of the people in %s are those of its register', (name, size, said) => {
    expect(MINISTRIES.find((ministry) => ministry.name === name)?.size).toBe(size);
    expect(find(said)).not.toEqual([]);
  });

  it('the twelve families are listed, and the one that leads the study reads its book', () => {
    const table = JSON.stringify(PAGE_CONTENTS.ministries?.['personal_ministries']?.['activities']);
    expect(table.match(/Family \w+<\/th>/g)).toHaveLength(12);
    const { family, book } = SITE.study_focus ?? {};
    expect(book).toBeDefined();
    expect(table).toMatch(new RegExp(`${family}</th><td>[^<]*</td><td>${book}<`, 'i'));
  });
});

/** The facts as the demo has them on a day, by their names. */
const factsOn = (now: Date, language: Language) => {
  const time = seedTime(now);
  const rows = calendarSeed(time).filter(({ date }) => date >= time.today);
  const nextDays = [...new Set(rows.map(({ event_type: eventType }) => eventType ?? 'regular'))].map(
    (type) => ({
      type,
      date:
        rows
          .filter((row) => (row.event_type ?? 'regular') === type)
          .map(({ date }) => date)
          .sort()[0] ?? '',
    }),
  );
  const services = WEEKLY_PROGRAMME.map(({ swahili, location = null, ...slot }) => ({
    ...slot,
    location,
    translations: inSwahili(swahili),
  }));
  const counts = { members: 1, ministries: 1 };
  return new Map(
    listFacts({ services, nextDays, site: SITE, counts }, language).map(({ name, text }) => [name, text]),
  );
};

/** A time of day as the demo writes it. */
const TIMES = /\b\d{1,2}:\d{2}(?: ?– ?\d{1,2}:\d{2})? ?[AP]M\b/g;
const WEEK_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sabbath'];
const dayNames = new RegExp(`(${WEEK_DAYS.join('|')})`, 'g');

describe('facts in prose', () => {
  it.each(DAYS)('are those of a record, in every language, on %s', (now) => {
    for (const language of LANGUAGES) {
      const known = factsOn(now, language);
      const named = SENTENCES.flatMap(({ where, text }) =>
        listFactNames(text).map((name) => ({ where, name })),
      );
      expect(named.length).toBeGreaterThan(40);
      expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
    }
  });

  it('are named alike in both languages of a text', () => {
    const collectPairs = (value: unknown, where: string): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const record = value as Readonly<Record<string, unknown>>;
      const inner = Object.entries(record).flatMap(([key, one]) => collectPairs(one, `${where} ${key}`));
      const swahili = record['swahili'];
      if (typeof swahili !== 'object' || swahili === null) return inner;
      const differing = Object.entries(swahili).filter(([key, text]) => {
        const english = record[key];
        if (typeof english !== 'string' || typeof text !== 'string') return false;
        return String(new Set(listFactNames(english))) !== String(new Set(listFactNames(text)));
      });
      return [...inner, ...differing.map(([key]) => `${where} ${key}`)];
    };
    expect(collectPairs(CONTENT, '')).toEqual([]);
  });

  it('stand on days on which the programme has them: evening prayer on a Friday too', () => {
    const lines = SENTENCES.filter(({ where }) => !where.startsWith(' WEEKLY_PROGRAMME'));
    const checked = lines.flatMap(({ where, text }) =>
      listFactNames(text)
        .filter((name) => /^service:.*\.(time|hours)$/.test(name))
        .flatMap((name) => (text.match(dayNames) ?? []).map((day) => ({ where, name, day }))),
    );
    expect(checked.map(({ day }) => day)).toContain('Friday');
    const isInProgramme = ({ name, day }: { name: string; day: string }) => {
      const service = name.replace(/\.\w+$/, '');
      return WEEKLY_PROGRAMME.some(
        (slot) =>
          slot.day === WEEK_DAYS.indexOf(day) &&
          (factsOn(NOW, 'en').get(`${service}.time`) === formatClock(slot.start_time) ||
            String(slot.description).includes(`{{${service}.`)),
      );
    };
    expect(checked.filter((one) => !isInProgramme(one))).toEqual([]);
  });

  it('give the account wherever money is to be sent by paybill, and the giving page has each', () => {
    const sends = SENTENCES.filter(
      ({ where, text }) => /pay ?bill/i.test(text) && !where.startsWith(' SITE'),
    );
    expect(sends.length).toBeGreaterThan(3);
    expect(
      sends.filter(({ text }) => !/\{\{giving:\w+\.paybill\}\}.*\{\{giving:\w+\.account\}\}/.test(text)),
    ).toEqual([]);
    expect(find(/on the giving page/)).toEqual([]);
    expect(JSON.stringify(PAGE_CONTENTS.resources?.['tithes_offerings'])).toContain(
      '{{giving:mission.account}}',
    );
  });

  it('say one thing of receipts: the message on the phone is one', () => {
    const receipts = SENTENCES.filter(({ text }) => /\b(receipts?|risiti)\b/i.test(text));
    expect(receipts.length).toBeGreaterThan(3);
    expect(receipts.filter(({ text }) => !/\b(message|ujumbe)\b/i.test(text))).toEqual([]);
  });

  it('say one thing of how often families eat and when they meet', () => {
    const eating = SENTENCES.filter(({ text }) => /\bfamil(y|ies)\b/i.test(text) && /\beats?\b/i.test(text));
    expect(eating.length).toBeGreaterThan(1);
    expect(eating.filter(({ text }) => !/\bonce a month\b/.test(text))).toEqual([]);
    const meeting = SENTENCES.filter(
      ({ where, text }) =>
        /\bfamil(y|ies)\b.*\bmeets?\b.*\bevery\b/i.test(text) && !where.includes('swahili'),
    );
    expect(meeting.length).toBeGreaterThan(1);
    expect(meeting.filter(({ text }) => !text.includes('{{service:family-meeting.day}}'))).toEqual([]);
  });

  it('have one kind for each prayer request, of the form that it came by', () => {
    const ofPage = { personal: 'other', health: 'healing', academic: 'guidance', family: 'family' } as const;
    const fits = ({ category, kind }: (typeof PRAYERS)[number]) =>
      TYPE_OF_PRAYER_CATEGORY[category] === kind ||
      (kind in ofPage && ofPage[kind as keyof typeof ofPage] === category);
    expect(PRAYERS.filter((prayer) => !fits(prayer)).map(({ title }) => title)).toEqual([]);
  });
});

describe('times', () => {
  it('in a sentence that names a service of the week are those of its record', () => {
    const named = SENTENCES.filter(({ where }) => !/^ (EVENTS|SPOKEN)/.test(where)).flatMap(
      ({ where, text }) => {
        // A name of one word is a word of many texts: it counts where it is written as a name.
        const slots = WEEKLY_PROGRAMME.filter(({ name }) =>
          name.includes(' ')
            ? text.toLowerCase().includes(name.toLowerCase())
            : new RegExp(`\\b${name}\\b`).test(text),
        );
        const own = new Set(
          slots.flatMap(({ start_time: startTime, end_time: endTime }) => [
            formatClock(startTime),
            formatClock(endTime),
          ]),
        );
        const times = (text.match(TIMES) ?? []).flatMap((time) => time.split(/ ?– ?/));
        return slots.length === 0
          ? []
          : times.filter((time) => !own.has(time)).map((time) => `${where}: ${time}`);
      },
    );
    // Setting up ends with Vespers: its own beginning is no other's.
    expect(named.filter((one) => !one.includes('deconary schedule'))).toEqual([]);
  });

  it('of the rehearsals follow one another within the practice', () => {
    const practice = WEEKLY_PROGRAMME.find(({ name, day }) => name === 'Choir practice' && day === 0);
    const readTimes = (page: string) => {
      const schedule = PAGE_CONTENTS.music?.[page]?.['schedule']?.content ?? '';
      const [, from, to] = /Sundays, (\d):00 – (\d):00 PM/.exec(schedule) ?? [];
      return [`${Number(from) + 12}:00`, `${Number(to) + 12}:00`];
    };
    const [blissful, choir, dcm] = ['blissful', 'church_choir', 'dcm'].map(readTimes);
    expect([blissful?.[0], dcm?.[1]]).toEqual([practice?.start_time, practice?.end_time]);
    expect([blissful?.[1], choir?.[1]]).toEqual([choir?.[0], dcm?.[0]]);
    const open = EVENTS.find(({ title }) => title === 'Open rehearsal of the Church Choir');
    expect([open?.from, open?.to]).toEqual(choir);
  });

  it('of events that repeat weekly are those of the timetable', () => {
    const weekly = EVENTS.filter(({ every }) => every === 'weekly');
    expect(weekly.length).toBeGreaterThan(0);
    for (const { title, day, from, to, location } of weekly) {
      const slot = WEEKLY_PROGRAMME.find(
        (one) => one.start_time === from && one.end_time === to && one.location === location,
      );
      expect([title, ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][slot?.day ?? -1]]).toEqual([
        title,
        day,
      ]);
    }
  });
});

describe('dates', () => {
  it('are relative to the day of the seed: no text names a month', () => {
    const months =
      /\b(January|February|March|April|June|July|August|September|October|November|December|Easter|Christmas)\b/;
    const ownHistory = /^ about_sda/;
    expect(SENTENCES.filter(({ where, text }) => months.test(text) && !ownHistory.test(where))).toEqual([]);
  });

  it('of events are not said to be a certain Sunday of the month, which they rarely are', () => {
    const ordinal = new RegExp(
      `\\b(first|second|third|fourth|last) (${'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Sabbath'})\\b`,
      'i',
    );
    const events = ['clinic', 'hike', 'vespers', 'communion', 'rehearsal'];
    expect(
      SENTENCES.filter(
        ({ text }) => ordinal.test(text) && events.some((word) => text.toLowerCase().includes(word)),
      ),
    ).toEqual([]);
  });

  it.each(DAYS)('of Sabbaths are the same in calendar and events, on %s', (now) => {
    const time = seedTime(now);
    const rows = new Map(calendarSeed(time).map((row) => [row.date, row]));
    const sabbaths = EVENTS.filter(({ day, status }) => day === 'Sat' && status === undefined);
    expect(sabbaths.length).toBeGreaterThan(8);
    for (const event of sabbaths) {
      const row = rows.get(dayOfWeek(time, event.week, 'Sat'));
      if (!row || row.date < '2026-02-01') continue;
      if (event.to > '14:00') expect(row.afternoon_program).toBe(event.afternoon ?? event.title);
      if (event.from === '10:00' && Math.abs(event.week) <= 12) expect(row.special_notes).toBe(event.title);
    }
  });

  it.each(DAYS)('leave something to come and something announced, on %s', (now) => {
    const time = seedTime(now);
    const today = plainDate(now);
    const coming = EVENTS.filter(({ week, day, status }) => !status && dayOfWeek(time, week, day) >= today);
    expect(coming.length).toBeGreaterThan(15);
    const announced = announcementDates(now).filter(
      ({ start_date: startDate, end_date: endDate, is_active: isActive }) =>
        isActive && startDate <= today && endDate >= today,
    );
    expect(announced.length).toBeGreaterThan(5);
  });

  it.each(DAYS)(
    'until which one has to act are not after the event, and no expiry is taken for one, on %s',
    (now) => {
      const time = seedTime(now);
      const dated = announcementDates(now).filter(
        ({ action_deadline: actionDeadline, is_active: isActive }) => isActive && actionDeadline,
      );
      expect(dated.length).toBeGreaterThan(3);
      for (const { title, action_deadline: actionDeadline, end_date: endDate, event } of dated) {
        const last = event ? addDays(dayOfWeek(time, event.week, event.day), -1) : endDate;
        expect([title, String(actionDeadline) >= time.today, String(actionDeadline) <= last]).toEqual([
          title,
          true,
          true,
        ]);
      }
    },
  );

  it('of communion are a quarter apart', () => {
    const weeks = EVENTS.filter(({ title }) => /communion/i.test(title)).map(({ week }) => week);
    expect(weeks.length).toBeGreaterThan(1);
    weeks.slice(1).forEach((week, index) => expect(week - (weeks[index] ?? 0)).toBeGreaterThanOrEqual(12));
  });
});

describe('names and customs', () => {
  const bare = (name: string) => name.replace(/^(Pr\.|Dr\.|Eng\.|Elder) /, '');
  const known = new Set(
    [...LEADERS.map(({ name }) => name), ...MINISTRIES.flatMap(({ leader }) => leader.split(' and '))].map(
      bare,
    ),
  );

  it('of preachers, presenters and leaders are those of the directory', () => {
    const rows = calendarSeed(seedTime(new Date('2027-06-15T09:00:00Z'))).filter(
      ({ date }) => date > '2027-01-30',
    );
    const named = [
      ...rows.flatMap(
        ({
          divine_service_preacher: divineServicePreacher,
          sabbath_school_presenter: sabbathSchoolPresenter,
          afternoon_presenter: afternoonPresenter,
        }) => [divineServicePreacher, sabbathSchoolPresenter, afternoonPresenter],
      ),
      ...SERMONS.map(({ speaker }) => speaker),
    ].flatMap((name) => (name ? [bare(name)] : []));
    expect([...new Set(named)].filter((name) => !known.has(name) && !/^Family /.test(name))).toEqual([]);
  });

  it('nobody is auditioned by a choir that says there is no audition', () => {
    expect(find(/no audition/i)).not.toEqual([]);
    expect(without(find(/(there is no |no )?auditions?\b/i), 'no audition')).toEqual([]);
  });

  it('students change offices each year, and elders are none of them', () => {
    expect(find(/every office/i)).toEqual([]);
    const longest = LEADERS.filter(({ category }) => category === 'elders').map(({ years }) => years ?? 0);
    expect(Math.max(...longest)).toBeGreaterThan(4);
    expect(find(/elders work at the university or in town and serve for longer/i)).toHaveLength(1);
  });
});
