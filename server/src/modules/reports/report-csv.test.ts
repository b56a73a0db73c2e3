import type { ActivityReport } from '@narthex/shared-contracts/schemas/reports';
import { sayIn } from '../../responses/translate-message';
import { activityLines } from './report-csv';

const REPORT: ActivityReport = {
  period: { from: '2026-03-01', to: '2026-03-31' },
  department: null,
  events: [
    {
      id: 1,
      title: 'Bonfire',
      start_datetime: '2026-03-31T21:30:00.000Z',
      location: null,
      status: 'published',
      going: 2,
      is_over: true,
    },
  ],
  announcements: [],
  totals: { events: 1, going: 2, announcements: 0 },
  is_cut_off: false,
};
const HEAD = ['Kind', 'Title', 'When', 'Place', 'Status', 'Going'];
const BONFIRE = ['Event', 'Bonfire', '2026-04-01 00:30', null, 'published', 2];

it('writes a time of the site that spreadsheets take for one', () => {
  expect(activityLines(REPORT, 'Africa/Nairobi', sayIn('en'))).toEqual([HEAD, BONFIRE]);
});

it.each([
  ['en', 'There is more than is listed here; choose a shorter period to see all of it.'],
  ['sw', 'Kuna zaidi ya yaliyoorodheshwa hapa; chagua kipindi kifupi zaidi uone yote.'],
] as const)('says at its end that it is not complete (%s)', (language, note) => {
  const report = { ...REPORT, is_cut_off: true };
  expect(activityLines(report, 'Africa/Nairobi', sayIn(language))).toMatchObject({ 2: [note] });
});

it('has headings, kinds and states in the language of the page, with the titles as they are', () => {
  expect(activityLines(REPORT, 'Africa/Nairobi', sayIn('sw'))).toEqual([
    ['Aina', 'Kichwa', 'Lini', 'Mahali', 'Hali', 'Wanakuja'],
    ['Tukio', 'Bonfire', '2026-04-01 00:30', null, 'limechapishwa', 2],
  ]);
});
