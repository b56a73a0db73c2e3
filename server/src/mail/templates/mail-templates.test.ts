import type { MailContent } from '../mail-content';
import { fillTemplate, MAIL_TEMPLATES, type MailData, type MailTemplate } from './mail-templates';

const EVENT = { title: 'Vespers', when: 'Friday, 18:00', where: 'Chapel', path: '/event' };
const LINK = { first_name: 'Ann', path: '/link' };
const PERSON = { first_name: 'Ann' };
const NEW_ADDRESS = { first_name: 'Ann', newEmail: 'new@demo.test' };
const EXAMPLES: { readonly [Name in MailTemplate]: MailData<Name> } = {
  resetPassword: LINK,
  passwordChanged: PERSON,
  secondFactorOff: { ...PERSON, isByOffice: true },
  passkeyAdded: { ...PERSON, name: 'My phone' },
  confirmAddress: LINK,
  addressAsked: NEW_ADDRESS,
  addressChanged: NEW_ADDRESS,
  accountDeleted: PERSON,
  invitation: LINK,
  notice: { subject: 'News', heading: 'Hello', paragraphs: ['One', 'Two'], reason: 'Because.' },
  confirmNewsletter: { path: '/link', interests: [] },
  broadcast: { subject: '[Test] News', body: '<p>Hi</p>', reason: 'Because.' },
  inquiryReply: { message: 'Yes.', author: 'Zawadi', question: null },
  visitPlanned: { day: 'Sabbath', services: [], place: '', directions: '', phone: '' },
  confirmSeat: { ...EVENT, confirmPath: '/confirm', hours: 2 },
  eventReminder: { ...EVENT, first_name: 'Ann' },
  eventCancelled: { ...EVENT, first_name: 'Ann' },
  eventMoved: { ...EVENT, first_name: 'Ann' },
  eventRestored: { ...EVENT, first_name: 'Ann' },
  placeOffered: { ...EVENT, name: 'Ann', until: 'noon', takePath: '/take', leavePath: '/leave' },
  waitedEventCancelled: { ...EVENT, first_name: 'Ann' },
};
const NAMES = Object.keys(MAIL_TEMPLATES) as MailTemplate[];

const fill = <Name extends MailTemplate>(name: Name, changes: Partial<MailData<Name>> = {}) =>
  fillTemplate(name, { ...EXAMPLES[name], ...changes });
const list = (content: MailContent, kind: string) => content.blocks.filter((block) => block.kind === kind);
/** Each fact of an email as `label: value`. */
const factsOf = ({ blocks }: MailContent) =>
  blocks.flatMap((block) => (block.kind === 'facts' ? block.facts.map((fact) => fact.join(': ')) : []));

it.each(NAMES)('says in every part of %s what it is about, and why it came', (name) => {
  const { blocks, ...frame } = fill(name);
  expect(blocks).not.toEqual([]);
  for (const part of [...Object.values(frame), ...blocks.flatMap((block) => Object.values(block).flat(2))])
    expect(part).toMatch(/\S/);
  const { language: _, factLanguage: __, ...texts } = frame;
  expect(Object.keys(texts).sort()).toEqual(['heading', 'reason', 'subject']);
});

it.each<[MailTemplate, string[]]>([
  ['resetPassword', ['/link']],
  ['passwordChanged', []],
  ['confirmAddress', ['/link']],
  ['addressAsked', []],
  ['addressChanged', []],
  ['accountDeleted', []],
  ['invitation', ['/link']],
  ['confirmNewsletter', ['/link']],
  ['visitPlanned', ['/new-here']],
  ['confirmSeat', ['/confirm', '/event']],
  ['eventReminder', ['/event']],
  ['eventCancelled', ['/event']],
  ['eventMoved', ['/event']],
  ['eventRestored', ['/event']],
  ['placeOffered', ['/take', '/leave']],
])('leads in %s to %j', (name, paths) => {
  expect(list(fill(name), 'button')).toMatchObject(paths.map((path) => ({ path })));
});

it.each(['resetPassword', 'confirmAddress'] as const)(
  'says in %s that nothing changes unless the link is opened',
  (name) => {
    expect(list(fill(name), 'text').at(-1)).toMatchObject({
      text: expect.stringMatching(/nothing changes unless somebody opens the link\.$/),
    });
  },
);

it.each(['addressAsked', 'addressChanged'] as const)('names the new address in %s', (name) => {
  expect(list(fill(name), 'quote')).toEqual([{ kind: 'quote', text: 'new@demo.test' }]);
});

it.each(['resetPassword', 'confirmAddress', 'invitation', 'eventReminder', 'placeOffered'] as const)(
  'greets the person by name in %s',
  (name) => {
    expect(fill(name).heading).toContain('Ann');
  },
);

it.each([
  ['eventReminder', ['What: Vespers', 'When: Friday, 18:00', 'Where: Chapel']],
  ['eventCancelled', ['What: Vespers', 'When: Friday, 18:00', 'Where: Chapel']],
  ['eventMoved', ['What: Vespers', 'When: Friday, 18:00', 'Where: Chapel']],
  ['eventRestored', ['What: Vespers', 'When: Friday, 18:00', 'Where: Chapel']],
  ['placeOffered', ['What: Vespers', 'When: Friday, 18:00', 'Where: Chapel', 'Kept for you until: noon']],
  ['confirmSeat', ['What: Vespers', 'When: Friday, 18:00', 'Where: Chapel', 'The link works for: 2 hours']],
] as const)('tells in %s what, when and where, unless it is nowhere yet', (name, facts) => {
  expect(factsOf(fill(name))).toEqual(facts);
  expect(factsOf(fill(name, { where: null }))).toEqual(facts.filter((fact) => !fact.startsWith('Where')));
});

it.each([
  'resetPassword',
  'passwordChanged',
  'secondFactorOff',
  'passkeyAdded',
  'confirmAddress',
  'addressAsked',
  'addressChanged',
  'accountDeleted',
  'invitation',
  'confirmNewsletter',
  'visitPlanned',
  'confirmSeat',
  'eventReminder',
  'eventCancelled',
  'eventMoved',
  'eventRestored',
  'placeOffered',
  'waitedEventCancelled',
] as const)('writes %s in the language of the page', (name) => {
  const english = fill(name);
  const swahili = fillTemplate(name, { ...EXAMPLES[name], language: 'sw' });
  expect(swahili.subject).not.toBe(english.subject);
  expect(swahili.heading).not.toBe(english.heading);
  expect(swahili.reason).not.toBe(english.reason);
  expect(swahili.blocks[0]).not.toEqual(english.blocks[0]);
});

it('tells who waited that it was the waiting list that they were on', () => {
  const { reason, ...content } = fill('waitedEventCancelled');
  expect(reason).toBe(fill('placeOffered').reason);
  expect(content).toEqual({ ...fill('eventCancelled'), reason: undefined });
});

it('says of an invitation whether the office or the person themselves asked for it', () => {
  expect(fill('invitation').reason).toContain('church office');
  expect(fill('invitation', { hasJoined: true }).reason).toContain('joined with this address');
});

it('repeats the question where there was one, and knows a visit', () => {
  expect(list(fill('inquiryReply'), 'text')).toHaveLength(2);
  expect(list(fill('inquiryReply'), 'quote')).toEqual([]);
  const replied = fill('inquiryReply', { question: 'When?' });
  expect(replied.blocks.slice(-2)).toEqual([
    { kind: 'text', text: 'You wrote:' },
    { kind: 'quote', text: 'When?' },
  ]);
  expect(replied.subject).toBe('Our reply to your inquiry');
  const ofVisit = fill('inquiryReply', { isVisit: true });
  expect(ofVisit.subject).toBe('About your visit');
  expect(ofVisit.reason).toContain('planned a visit');
});

it('leaves out of a planned visit what nobody has entered', () => {
  expect(factsOf(fill('visitPlanned'))).toEqual(['Day: Sabbath']);
  const services = [{ name: 'Vespers', time: '18:00' }];
  const all = { services, place: 'Hall', directions: 'By the gate', phone: '0700' };
  expect(factsOf(fill('visitPlanned', all))).toEqual([
    'Day: Sabbath',
    'Vespers: 18:00',
    'Where: Hall',
    'How to get here: By the gate',
    'Call us: 0700',
  ]);
});

it('names the topics that were chosen of the newsletter', () => {
  const chosen = fill('confirmNewsletter', { interests: ['events', 'prayer'] });
  expect(chosen.blocks).toContainEqual({ kind: 'text', text: 'You chose: Events, Prayer.' });
  expect(list(fill('confirmNewsletter'), 'text')).toHaveLength(2);
});

it('shows a broadcast that is tried out as its readers will see it', () => {
  expect(fill('broadcast')).toMatchObject({ subject: '[Test] News', heading: 'News' });
  expect(fill('broadcast', { subject: 'See [Test] News' }).heading).toBe('See [Test] News');
});

it('quotes and links in a notice where there is something to', () => {
  expect(list(fill('notice'), 'text')).toHaveLength(2);
  const full = fill('notice', { quoted: 'Not now.', link: { label: 'See it', path: '/it' } });
  expect(full.blocks.slice(2)).toEqual([
    { kind: 'quote', text: 'Not now.' },
    { kind: 'button', label: 'See it', path: '/it' },
  ]);
});

it.each(['unheard-of', 'toString'])('is none by the name %s', (name) => {
  expect(() => fillTemplate(name, {})).toThrow(`There is no mail template ${name}`);
});
