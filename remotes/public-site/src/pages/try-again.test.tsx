import { configureApi } from '@narthex/shared-auth';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken } from '../testing/fixtures';
import { openPage } from '../testing/open-page';

it.each([
  ['/Announcements', 'GET /v1/announcements', 'Failed to load announcements'],
  ['/Sermons', 'GET /v1/sermons', 'Failed to load sermons'],
  ['/Sermons/1', 'GET /v1/sermons/1', 'Failed to load sermons'],
  ['/COE', 'GET /v1/calendar', 'Failed to load the calendar'],
  ['/Events/1', 'GET /v1/events/1', 'Failed to load events'],
  ['/Music/ChurchChoir', 'GET /v1/songs/church_choir', 'The songs could not be loaded.'],
  ['/PrayerDepartment', 'GET /v1/prayer-requests/public', 'No prayer requests to display at this time.'],
])('%s shows that it tries again, in the button that was pressed', async (path, call, failure) => {
  const content = 'GET /v1/page-content/ministries';
  await openPage(path, {
    [call]: broken,
    [`${content}/church_choir`]: broken,
    [`${content}/prayer_department`]: broken,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(again).not.toHaveAttribute('aria-disabled');
  configureApi({ transport: () => new Promise(() => undefined) });
  await userEvent.setup().click(again);
  await act(async () => undefined);
  expect(screen.getByText(failure)).toBeInTheDocument();
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute('aria-disabled', 'true');
});
