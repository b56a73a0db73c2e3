import { renderApp } from '@narthex/shared-auth/testing';
import { FREQUENT_PLACES } from '@narthex/shared-contracts';
import { NotFoundScreen } from '@narthex/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, Route, Routes } from 'react-router-dom';
import { StaticRouter } from '../federation/sharing/static-router';
import { withShell } from '../testing/with-shell';
import { AccessDenied, AuthenticationRequired, CheckingAuthentication } from './guard-screens';

it('asks a visitor to sign in at the fitting door, with the way back', () => {
  renderApp(withShell(<AuthenticationRequired />), { path: '/department-dashboard/events?page=2' });
  expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
  expect(screen.getByText('You need to be logged in to access this page.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/leaders?return_to=%2Fdepartment-dashboard%2Fevents%3Fpage%3D2',
  );
});

it('tells the wrong person so and offers another account', () => {
  renderApp(withShell(<AccessDenied />), { path: '/admin/events', role: 'member' });
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in with another account' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/login'),
  );
});

it('goes home with Go Back where there is nothing to go back to', async () => {
  const user = userEvent.setup();
  renderApp(
    withShell(
      <Routes>
        <Route path="/" element="the home page" />
        <Route path="/member-dashboard" element={<AuthenticationRequired />} />
      </Routes>,
    ),
    { path: '/member-dashboard' },
  );
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByText('the home page')).toBeInTheDocument();
});

it('says that authentication is being checked', () => {
  renderApp(<CheckingAuthentication />);
  expect(screen.getByRole('status')).toHaveTextContent('Checking authentication...');
});

it('says without JavaScript that these pages need it, with a way on', () => {
  const html = renderToString(
    <StaticRouter location="/member-dashboard">
      <CheckingAuthentication />
    </StaticRouter>,
  );
  const [, noScript] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(noScript).toContain('This page needs JavaScript.');
  expect(noScript).toContain('href="/"');
});

it('shows likely places where an address leads nowhere', () => {
  renderApp(<NotFoundScreen places={FREQUENT_PLACES} as={Link} />, { path: '/nowhere' });
  expect(screen.getByText(/The page was not found/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Home/ })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^Sabbath calendar/ })).toHaveAttribute('href', '/COE');
});
