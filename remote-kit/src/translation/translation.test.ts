import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkCatalogue, listNewMessages, updateCatalogue } from './collect-messages';
import { findMessages } from './find-messages';
import { findUnmarked } from './find-unmarked';
import { translateSource, writeTextLanguages } from './translate-source';

describe('collect messages', () => {
  let room = '';
  const catalogue = () => path.join(room, 'translations/sw.json');

  beforeEach(() => {
    room = mkdtempSync(path.join(tmpdir(), 'narthex-messages-'));
    mkdirSync(path.join(room, 'src'));
    mkdirSync(path.join(room, 'translations'));
    writeFileSync(path.join(room, 'package.json'), '{}');
    writeFileSync(path.join(room, 'src/page.tsx'), 'export const Page = () => <p>Hello {name}</p>;');
    writeFileSync(path.join(room, 'src/page.test.tsx'), 'const x = <p>Only a test</p>;');
    const mounts = [
      { path: '/choir', title: 'Choir', menus: [{ group: 'music', label: 'Our choir', order: 1 }] },
    ];
    writeFileSync(path.join(room, 'remote.json'), JSON.stringify({ title: 'Music', mounts }));
  });
  afterEach(() => rmSync(room, { recursive: true }));

  it('adds what is new, keeps what is translated and drops what is gone', () => {
    writeFileSync(catalogue(), JSON.stringify({ 'Hello {name}': 'Habari {name}', Gone: 'Hakuna' }));
    updateCatalogue(room, 'sw');
    expect(readFileSync(catalogue(), 'utf8')).toBe(
      `${JSON.stringify({ Choir: null, 'Hello {name}': 'Habari {name}', Music: null, 'Our choir': null }, null, 2)}\n`,
    );
    expect(checkCatalogue(room, 'sw')).toEqual([]);
  });

  it('takes sizes and selectors for what they are', () => {
    const constants = [
      "const SIZES = '(min-width: 800px) 56vw, 100vw';",
      "const MARGIN = '200px 0px';",
      `const FORBIDDEN = 'script, meta, link[rel~="import"]';`,
      "const GREETING = 'Come in, all of you';",
    ];
    writeFileSync(path.join(room, 'src/page.tsx'), constants.join('\n'));
    expect(Object.keys(updateCatalogue(room, 'sw'))).toEqual([
      'Choir',
      'Come in, all of you',
      'Music',
      'Our choir',
    ]);
  });

  it('says what is left over or does not fit, and apart from that what is new', () => {
    writeFileSync(
      catalogue(),
      JSON.stringify({ 'Hello {name}': 'Habari', Gone: null, Choir: null, Music: null }),
    );
    expect(checkCatalogue(room, 'sw')).toEqual([
      '“Gone” is in the catalogue and nowhere else.',
      'The translation of “Hello {name}” lacks {name}.',
    ]);
    expect(listNewMessages(room, 'sw')).toEqual(['Our choir']);
  });

  it('finds nothing wrong with a room that has no catalogue', () => {
    expect(checkCatalogue(room, 'sw')).toEqual([]);
    expect(listNewMessages(room, 'sw')).toEqual(['Music', 'Choir', 'Our choir', 'Hello {name}']);
  });
});

const IMPORT = "import { t } from '@narthex/shared-contracts/translate';\n";
const unmarked = (code: string) => findUnmarked(IMPORT + code, 'panel.tsx').map(({ text }) => text);

it.each([
  ['a sentence in a variable', "let said = 'Nobody is here';", ['Nobody is here']],
  ['a word of a record', "const STATES = { live: 'Live', off: 'Switched off' };", ['Live', 'Switched off']],
  ['a template', 'const say = (name) => `Invite ${name} again`;', ['`Invite ${name} again`']],
  [
    'a noun that sentences are made of',
    "buildLabels({ one: 'event', many: 'events' });",
    ['event', 'events'],
  ],
  ['an attribute of another name', '<Dialog submitLabel="Send it" />;', ['Send it']],
  ['what fills an argument', "t('{who} left', { who: isOwn ? 'You' : name });", ['You']],
  ['a refusal among calls', "report('Failed to load it');", ['Failed to load it']],
  ['what a failed call says', "throw new ApiError(0, 'network', 'Not sent');", ['Not sent']],
])('finds %s', (_, code, texts) => {
  expect(unmarked(code)).toEqual(texts);
});

it.each([
  ['what is marked', "let said = t('Nobody is here');"],
  ['what the loader finds by its shape', '<Page title="Events">Come in, {name}</Page>;'],
  ['labels', "const STATE_LABELS = { live: 'Live', other: (name: string) => `Not ${name} now` };"],
  ['keys and comparisons', "if (sort === 'By name') go(rows['First name']);"],
  ['what developers read', "console.error('It broke', new RangeError('No such row'));"],
  [
    'selectors and paths',
    "link.closest('a, button'); go('/admin/events'); draw(<path d=\"M1 1l4 4 4-4\" />);",
  ],
  ['abbreviations and units', 'show(`KES ${amount}`, "PDF", "UTC");'],
  ['names put together', 'const name = `${first} ${last}, ${day}`;'],
])('leaves %s alone', (_, code) => {
  expect(unmarked(code)).toEqual([]);
});

it('says on which line a text stands', () => {
  expect(findUnmarked("\n\nlet said = 'Nobody is here';", 'panel.ts')).toMatchObject([{ line: 3 }]);
});

describe('translate source', () => {
  const FILE = 'page.tsx';
  const find = (code: string, file = FILE) => findMessages(code, file).map(({ message }) => message);
  const translate = (code: string, catalogue: Record<string, string | null>) =>
    translateSource(code, FILE, [{ language: 'sw', catalogue }]);
  const IMPORT = `import { t } from '@narthex/shared-contracts/translate';\n`;

  describe('what people read', () => {
    it.each([
      ['<p>Hello</p>', ['Hello']],
      ['<p>\n  Come\n  in\n</p>', ['Come in']],
      ['<p>Read <b>all of {title}</b> today</p>', ['Read <0>all of {title}</0> today']],
      ['<p>We meet at {event.place}.</p>', ['We meet at {place}.']],
      ['<p>{first()} and {second()}</p>', ['{0} and {1}']],
      ['<p>\n  {a}{" "}\n  of {b}\n</p>', ['{a} of {b}']],
      ['<label>Name <input name="name" /></label>', ['Name <0/>']],
      ['<p>{busy ? "Sending…" : "Send"}</p>', ['Sending…', 'Send']],
      ['<Button label={`Play ${title}`} kind="quiet" />', ['Play {title}']],
      ['<img alt="The choir" src="/media/choir" title="/Events" />', ['The choir']],
      ['<p><Link to="/a">Events</Link> <Link to="/b">Sermons</Link></p>', ['Events', 'Sermons']],
      [
        'const page = { title: "New here", chunk: "New here", text: ["Come in", key] };',
        ['New here', 'Come in'],
      ],
      ['const NOT_SENT = "It was not sent."; const other = "It was not sent.";', ['It was not sent.']],
      [`${IMPORT}const day = t('Today');`, ['Today']],
      ['const day = t("Today");', []],
      [
        'const TAB_LABELS = { elders: "Elders", path: "/Events" }; const TABS = { elders: "Elders" };',
        ['Elders'],
      ],
      ['const WAY_LABELS = { chat: "Chat" } as const;', ['Chat']],
      ['const DAY_LABELS = { sat: "Sabbath" } as const satisfies Days;', ['Sabbath']],
      ['function Field({ label = "Email", kind = "Email" }) {}', ['Email']],
      ['const stat = { key: "sent", label: "sent", text: "sent" };', ['sent']],
      ['const stat = { label: count === 1 ? "project" : "projects" };', ['project', 'projects']],
      ['<Chart label="taken" noun="seats" kind="seats" />', ['taken', 'seats']],
      ['<div aria-roledescription="slide" aria-label="next" title="key" />', ['slide', 'next']],
      ['<Field label={bind("name").label} />', []],
      ['<p>{total} · {count}</p>', []],
    ])('in %s', (code, messages) => {
      expect(find(code)).toEqual(messages);
    });

    it('is found inside of what stands in a sentence', () => {
      expect(find('<p>See {isNew ? <a title="All events">more</a> : null} now</p>')).toEqual([
        'See {0} now',
        'more',
        'All events',
      ]);
    });
  });

  describe('a translated source', () => {
    it.each([
      ['<p>Hello</p>', { Hello: 'Habari' }, '<p>{"Habari"}</p>'],
      [
        '<p>Read <a href="/x">{title}</a> today</p>',
        { 'Read <0>{title}</0> today': 'Leo soma <0>{title}</0>' },
        '<p>{"Leo soma "}<a href="/x">{title}</a></p>',
      ],
      [
        '<p>Weekly.{now ? <>{" "}Today <Zone /></> : null}</p>',
        { 'Weekly.{0}': 'Kila wiki.{0}', 'Today <0/>': 'Leo <0/>' },
        '<p>{"Kila wiki."}{now ? <>{" "}{"Leo "}<Zone /></> : null}</p>',
      ],
      ['<b title="Menu" />', { Menu: 'Me"nyu' }, '<b title={"Me\\"nyu"} />'],
      [
        'const a = <b title={`Play ${x.y}`} />;',
        { 'Play {y}': 'Cheza {y}`' },
        'const a = <b title={`Cheza ${x.y}\\``} />;',
      ],
      [
        '<p>See {isNew ? <a>more</a> : null} now</p>',
        { 'See {0} now': 'Sasa ona {0}', more: 'zaidi' },
        '<p>{"Sasa ona "}{isNew ? <a>{"zaidi"}</a> : null}</p>',
      ],
      [`${IMPORT}t('Today')`, { Today: 'Leo' }, `${IMPORT}"Leo"`],
      [
        `${IMPORT}t('{count, plural, one {# place} other {# places}}', { count })`,
        {
          '{count, plural, one {# place} other {# places}}':
            '{count, plural, one {nafasi #} other {nafasi # zote}}',
        },
        `${IMPORT}(\`\${(count === 1 ? \`nafasi \${count}\` : \`nafasi \${count} zote\`)}\`)`,
      ],
    ])('of %s', (code, catalogue, translated) => {
      expect(translate(code, catalogue)).toBe(translated);
    });

    it('marks what has no translation as English where it can', () => {
      expect(translate('<p className="a">Hello</p>', { Hello: null })).toBe(
        '<p lang={NARTHEX_LANGUAGE === "en" ? undefined : "en"} className="a">Hello</p>',
      );
      expect(translate('<p lang="la">Hello</p>', {})).toBe('<p lang="la">Hello</p>');
      expect(translate('<Link>Go {x ? <b>on</b> : ""}</Link>', { on: 'mbele' })).toBe(
        '<Link>{NARTHEX_LANGUAGE === "en" ? <>Go {x ? <b>{"mbele"}</b> : ""}</> : ' +
          '<span lang="en">Go {x ? <b>{"mbele"}</b> : ""}</span>}</Link>',
      );
      expect(translate('<b title="Menu" />', {})).toBe('<b title="Menu" />');
      expect(translate(`${IMPORT}t('Today')`, {})).toBe(`${IMPORT}"Today"`);
    });

    it('refuses a translation that loses an argument or a tag, or makes one up', () => {
      expect(() => translate('<p>Hi {name}</p>', { 'Hi {name}': 'Habari' })).toThrow(/lacks \{name\}/);
      expect(() => translate('<p>Hi {name}</p>', { 'Hi {name}': 'Habari {jina} {name}' })).toThrow(
        /\{jina\}/,
      );
      expect(() => translate('<p>Go <b>on</b></p>', { 'Go <0>on</0>': 'Endelea' })).toThrow(
        /lacks <\/0>, <0>/,
      );
    });

    it('leaves out of English what marks a text of another language', () => {
      const english = (code: string) => writeTextLanguages(code, ['en']);
      const code = `<h2\n  id="a"\n  lang={textLanguage(fields[key], 'title')}\n>{title}</h2>`;
      expect(english(code)).toBe('<h2\n  id="a"\n \n>{title}</h2>');
      expect(english(`<Head leadLang={textLanguage(a.b, 'lead')} lead={b} />`)).toBe('<Head lead={b} />');
      const written = '<p lang={language} title="lang={textLanguage}" />';
      expect(english(written)).toBe(written);
      expect(writeTextLanguages('<b lang={textLanguage(a, "b")} />', ['sw', 'en'])).toBe(
        '<b lang={NARTHEX_LANGUAGE === "en" ? undefined : textLanguage(a, "b")} />',
      );
    });

    it('leaves English as it is, with the texts of calls in their place', () => {
      const english = (code: string) => translateSource(code, FILE, [{ language: 'en', catalogue: {} }]);
      expect(english('<p title="Menu">Hello</p>')).toBe('<p title="Menu">Hello</p>');
      expect(english(`${IMPORT}t('{n, plural, =0 {none} one {one} other {# of all}}', { n: a.b })`)).toBe(
        `${IMPORT}(\`\${((a.b) === 0 ? "none" : ((a.b) === 1 ? "one" : \`\${(a.b)} of all\`))}\`)`,
      );
    });
  });

  describe('a source in two languages', () => {
    const translateBoth = (code: string, catalogue: Record<string, string | null>) =>
      translateSource(code, FILE, [
        { language: 'sw', catalogue },
        { language: 'en', catalogue: {} },
      ]);
    const either = (swahili: string, english: string) =>
      `(NARTHEX_LANGUAGE === "sw" ? ${swahili} : ${english})`;

    it.each([
      ['<p>Hello</p>', { Hello: 'Habari' }, `<p>{${either('"Habari"', '"Hello"')}}</p>`],
      ['<b title="Menu" />', { Menu: 'Menyu' }, `<b title={${either('"Menyu"', '"Menu"')}} />`],
      [
        'const a = <b title={`Play ${x.y}`} />;',
        { 'Play {y}': 'Cheza {y}' },
        `const a = <b title={${either('`Cheza ${x.y}`', '`Play ${x.y}`')}} />;`,
      ],
      [`${IMPORT}t('Today')`, { Today: 'Leo' }, `${IMPORT}${either('"Leo"', '"Today"')}`],
      [`${IMPORT}t('Vespers')`, { Vespers: 'Vespers' }, `${IMPORT}"Vespers"`],
      [`${IMPORT}t('Today')`, {}, `${IMPORT}"Today"`],
      ['<b title="Menu" />', {}, '<b title="Menu" />'],
    ])('of %s', (code, catalogue, translated) => {
      expect(translateBoth(code, catalogue)).toBe(translated);
    });

    it('chooses only the words where arguments and tags have the same order', () => {
      expect(
        translateBoth('<p>Read <a title="All">{title}</a> today</p>', {
          'Read <0>{title}</0> today': 'Soma <0>{title}</0>',
          All: 'Zote',
        }),
      ).toBe(
        `<p>{${either('"Soma "', '"Read "')}}<a title={${either('"Zote"', '"All"')}}>{title}</a>` +
          `{${either('""', '" today"')}}</p>`,
      );
    });

    it('chooses all of a sentence whose order differs', () => {
      expect(translateBoth('<p>{a} of {b}</p>', { '{a} of {b}': '{b}: {a}' })).toBe(
        `<p>{${either('<>{b}{": "}{a}</>', '<>{a}{" of "}{b}</>')}}</p>`,
      );
    });

    it('follows the plural forms of each language', () => {
      const message = '{n, plural, one {# place} other {# places}}';
      expect(
        translateBoth(`${IMPORT}t('${message}', { n })`, {
          [message]: '{n, plural, one {nafasi #} other {nafasi # zote}}',
        }),
      ).toBe(
        `${IMPORT}${either(
          '(`${(n === 1 ? `nafasi ${n}` : `nafasi ${n} zote`)}`)',
          '(`${(n === 1 ? `${n} place` : `${n} places`)}`)',
        )}`,
      );
    });

    it('shows the language of the build where another module would have to be asked for it', () => {
      const imported = "import { LANGUAGE, LANGUAGE_BASE as base } from '../language/languages';\n";
      expect(
        translateBoth(`${imported}const a = { LANGUAGE: LANGUAGE, b: own.LANGUAGE, c: base };`, {}),
      ).toBe(`${imported}const a = { LANGUAGE: NARTHEX_LANGUAGE, b: own.LANGUAGE, c: base };`);
      const own = 'const LANGUAGE = "en"; export const a = LANGUAGE;';
      expect(translateBoth(own, {})).toBe(own);
    });
  });
});
