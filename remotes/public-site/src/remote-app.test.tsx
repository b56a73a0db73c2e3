import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken } from './testing/fixtures';
import { openPage } from './testing/open-page';

it('shows the page before until the code of the next one has loaded', async () => {
  const { container } = await openPage('/nowhere', { 'GET /v1/announcements': broken });
  let isEmptied = false;
  const watch = new MutationObserver(() => {
    isEmptied ||= container.querySelector('[data-loading-place]') !== null;
  });
  watch.observe(container, { childList: true, subtree: true, attributes: true });
  await userEvent.click(await screen.findByRole('link', { name: /^Announcements/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Announcements/ })).toBeVisible();
  watch.disconnect();
  expect(isEmptied).toBe(false);
});
