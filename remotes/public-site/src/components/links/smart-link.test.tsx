import { renderApp } from '@narthex/shared-auth/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ResolvePathProvider } from '../../page-contexts';
import { createPageResolver } from '../../routes';
import { site } from '../../testing/fixtures';
import { SmartLink } from './smart-link';

const resolvePath = createPageResolver(site);

/** Returns whether the router handles a click on the link, and the URL of the link. */
function tap(to: string) {
  const { unmount } = renderApp(
    <ResolvePathProvider value={resolvePath}>
      <SmartLink to={to}>Read on</SmartLink>
    </ResolvePathProvider>,
  );
  const link = screen.getByRole('link', { name: 'Read on' });
  let isRouted = false;
  const watch = (event: Event) => {
    isRouted = event.defaultPrevented;
    event.preventDefault(); // jsdom can't navigate.
  };
  document.addEventListener('click', watch, { once: true });
  fireEvent.click(link);
  unmount();
  return { href: link.getAttribute('href'), isRouted };
}

it.each([
  '/media/bulletin.pdf',
  '/media/choir-1600x900-1a2b3c4d-f2e8d5',
  '/calendar.ics',
  '/podcast.xml?from=2026',
  '/files/Programme.PDF#page=2',
  'https://example.org/page',
])('leaves %s to the browser', (to) => {
  expect(tap(to)).toEqual({ href: to, isRouted: false });
});

it.each([
  ['/Ministries/PersonalMinistries', '/Personalministries'],
  ['/Events?from=v1.2', '/Events?from=v1.2'],
  ['//example.org/file.pdf', '/'],
  ['javascript:alert(1)', '/'],
])('opens %s in the page, as %s', (to, href) => {
  expect(tap(to)).toEqual({ href, isRouted: true });
});
