import { SITE_ROUTES, endpointRoute, ENDPOINTS, type EndpointRecord, type EndpointName } from '../index';
import { lowDataFormSchema } from '../site-route-schemas';
import {
  FORMS_PATH,
  REPORTS_PATH,
  REPORT_TICKETS_PATH,
  UPLOADS_PATH,
  formPath,
  type FormName,
} from './browser-paths';
import { findChangedContent } from './changed-content';
import { LOW_DATA_ATTRIBUTE, LOW_DATA_COOKIE, readLowDataChoice, usesLessData } from './low-data';
import { OFFLINE_DATA_PATHS } from './offline-data';

it.each<[FormName, keyof typeof SITE_ROUTES]>([
  ['prayer', 'forms.prayer'],
  ['newsletter', 'forms.newsletter'],
  ['inquiry', 'forms.inquiry'],
  ['visit', 'forms.visit'],
  ['rsvp', 'forms.rsvp'],
  ['waiting-list', 'forms.waitingList'],
  ['low-data', 'forms.lowData'],
])('the form %s is posted to the route %s', (name, route) => {
  expect(formPath(name)).toBe(`/forms/${name}`);
  expect(SITE_ROUTES[route]).toMatchObject({ method: 'POST', path: formPath(name) });
  expect(formPath(name).startsWith(FORMS_PATH)).toBe(true);
});

it('reports and uploads go to their routes', () => {
  expect(endpointRoute('remoteReports.submit')).toEqual({ method: 'POST', path: REPORTS_PATH });
  expect(endpointRoute('remoteReports.issueTicket')).toEqual({ method: 'POST', path: REPORT_TICKETS_PATH });
  expect(REPORTS_PATH).toBe('/api/v1/remote-reports');
  expect(SITE_ROUTES['uploads.create'].path).toBe(UPLOADS_PATH);
  expect(SITE_ROUTES['uploads.get'].path).toBe('/uploads/:id');
});

it('says of each group what the records of its writes say', () => {
  const changed = new Map<string, Set<string>>();
  for (const [name, { invalidates = [] }] of Object.entries(ENDPOINTS) as [string, EndpointRecord][]) {
    const [group = ''] = name.split('.');
    const subjects = changed.get(group) ?? new Set();
    for (const subject of invalidates) subjects.add(subject);
    if (subjects.size > 0) changed.set(group, subjects);
  }
  const groups = [...changed.keys()];
  expect(groups).toEqual(expect.arrayContaining(['announcements', 'slides', 'ownAccount']));
  expect(Object.fromEntries(groups.map((group) => [group, findChangedContent(group)]))).toEqual(
    Object.fromEntries([...changed].map(([group, subjects]) => [group, [...subjects].sort()])),
  );
});

it('knows nothing that other writes change', () => {
  expect(findChangedContent('notifications')).toEqual([]);
  expect(findChangedContent('')).toEqual([]);
});

it.each([
  ['', undefined],
  ['narthex_low_data=1', true],
  ['a=b; narthex_low_data=0; c=d', false],
  ['other_narthex_low_data=1', undefined],
  ['narthex_low_data=11', undefined],
])('reads the choice of %p as %p', (cookies, chosen) => {
  expect(readLowDataChoice(cookies)).toBe(chosen);
});

it('keeps the names that are in browsers and pages already', () => {
  expect([LOW_DATA_COOKIE, LOW_DATA_ATTRIBUTE]).toEqual(['narthex_low_data', 'data-low-data']);
});

describe('in a document', () => {
  const show = (attributes: readonly string[]) =>
    Object.assign(globalThis, {
      document: { documentElement: { hasAttribute: (name: string) => attributes.includes(name) } },
    });
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  it('follows the attribute of its root', () => {
    expect(usesLessData()).toBe(false);
    show(['lang']);
    expect(usesLessData()).toBe(false);
    show([LOW_DATA_ATTRIBUTE]);
    expect(usesLessData()).toBe(true);
  });
});

it('takes one of two choices from the form', () => {
  for (const use of ['less', 'usual']) expect(lowDataFormSchema.parse({ use, more: 1 })).toEqual({ use });
  for (const use of ['', 'none']) expect(lowDataFormSchema.safeParse({ use }).success).toBe(false);
});

const records = Object.entries(ENDPOINTS) as [EndpointName, EndpointRecord][];

it('is the content of pages that anyone may read and any cache may keep', () => {
  const expected = records
    .filter(
      ([, { capability, reads, cache, offline }]) =>
        capability === 'public' && reads?.length && !cache && offline !== false,
    )
    .map(([name]) => endpointRoute(name).path);
  expect([...OFFLINE_DATA_PATHS].sort()).toEqual(expected.sort());
});

it('is never what is sent, or looked for', () => {
  expect(OFFLINE_DATA_PATHS).not.toContain(endpointRoute('search.find').path);
  for (const [name, { reads }] of records)
    if (reads) expect([name, endpointRoute(name).method]).toEqual([name, 'GET']);
});
