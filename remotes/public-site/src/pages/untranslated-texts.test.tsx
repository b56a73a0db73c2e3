import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import type { CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import { AnnouncementBanner } from '../features/announcements/announcement-banner';
import { ProgrammeTable } from '../features/calendar/programme-table';
import { LatestSermon } from '../features/sermons/latest-sermon';

// Tests run in English, where no text of an editor is in another language than the page.
jest.mock('@narthex/shared-contracts/text-language', () => ({
  textLanguage: (record: { untranslated?: readonly string[] }, field: string) =>
    record.untranslated?.includes(field) ? 'en' : undefined,
}));

const findLanguage = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

it('marks what is still in English in the latest sermon', () => {
  const sermon = {
    id: 1,
    title: 'The lamp',
    description: 'A short walk.',
    series: 'revival',
    sermon_date: '2026-11-28',
  };
  renderApp(
    <LatestSermon
      sermon={{ ...sermon, speaker: 'Pr. Amina', untranslated: ['title', 'description'] } as PublicSermon}
      now={undefined}
    />,
  );
  expect(findLanguage('The lamp')).toBe('en');
  expect(findLanguage('A short walk.')).toBe('en');
  expect(findLanguage('Pr. Amina')).toBeUndefined();
});

it('marks it in the afternoon of a Sabbath, but not its label', () => {
  const entry = { id: 1, date: '2026-11-28', afternoon_program: 'A hike', event_type: 'regular' };
  renderApp(
    <ProgrammeTable
      caption="Term"
      entries={[{ ...entry, untranslated: ['afternoon_program'] } as unknown as CalendarEntry]}
      today={undefined}
    />,
  );
  expect(findLanguage('A hike')).toBe('en');
  expect(findLanguage('Afternoon:')).toBeUndefined();
});

it('marks it in the facts of the banner, but not the time', () => {
  const announcement = { title: 'Kambi', content: 'Njoo.', event_time: 'Saa 4', event_location: 'The hall' };
  renderApp(
    <AnnouncementBanner
      announcements={{
        status: 'loaded',
        value: [{ ...announcement, untranslated: ['event_location'] } as unknown as Announcement],
      }}
    />,
  );
  expect(findLanguage('The hall')).toBe('en');
  expect(findLanguage('Saa 4')).toBeUndefined();
});
