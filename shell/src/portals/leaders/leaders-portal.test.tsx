import {
  fakeSession,
  renderApp,
  type FakeResponse,
  type RenderAppOptions,
} from '@narthex/shared-auth/testing';
import { DEPARTMENTS, DEPARTMENT_FACTS, type Department } from '@narthex/shared-contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withLandings } from '../../testing/with-shell';
import LeadersPortal from './leaders-portal';

const show = (options: RenderAppOptions = {}) =>
  renderApp(withLandings('/leaders', <LeadersPortal />), { path: '/leaders', ...options });

const card = (department: Department) =>
  screen.getByRole('button', { name: new RegExp(`^${DEPARTMENT_FACTS[department].label}`) });

async function signIn(department: Department) {
  const user = userEvent.setup();
  await user.click(card(department));
  await user.type(screen.getByLabelText(/^Email/), 'leader@demo.test');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

const signedIn = (department: Department): FakeResponse => ({
  body: { success: true, data: fakeSession('leader', department) },
});

it('offers every department with their access labels', () => {
  show();
  const cards = within(screen.getByRole('list', { name: 'Departments' })).getAllByRole('button');
  expect(cards).toHaveLength(DEPARTMENTS.length);
  for (const department of DEPARTMENTS) {
    expect(card(department)).toHaveTextContent(DEPARTMENT_FACTS[department].access);
  }
});

it('says that it is for authorised personnel and that activity is logged', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByText(/For authorised personnel only. All activity is logged/)).toBeInTheDocument();
  await user.click(card('youth'));
  expect(screen.getByText(/All activity is logged/)).toBeInTheDocument();
});

it('shows the form of the chosen department, and Change leads back to its card', async () => {
  const user = userEvent.setup();
  show();
  await user.click(card('music'));
  const chosen = screen.getByRole('group', { name: 'Your department' });
  expect(chosen).toHaveFocus();
  expect(chosen).toHaveTextContent('Music');
  expect(screen.getByRole('form', { name: 'Sign in for Music' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(card('music')).toHaveFocus();
});

it.each([
  ['communication', '/communication-dashboard'],
  ['pastoral', '/senior-admin-dashboard'],
  ['finance', '/senior-admin-dashboard'],
  ['health', '/department-dashboard'],
] as const)('leads a leader of %s to %s', async (department, landing) => {
  const { requests } = show({ calls: { 'POST /auth/leader-login': signedIn(department) } });
  await signIn(department);
  expect(await screen.findByText(`arrived at ${landing}`)).toBeInTheDocument();
  expect(requests[0]?.body).toEqual({
    email: 'leader@demo.test',
    password: 'correct horse',
    department,
  });
});

it.each([
  [
    'a refusal',
    { status: 401, body: {} },
    'Login failed. Please check your credentials and department access.',
  ],
  [
    'a sentence of the server',
    { status: 403, body: { message: 'Your term has ended.' } },
    'Your term has ended.',
  ],
  ['no response', { networkError: true }, 'Login failed. Please try again.'],
])('says why after %s', async (_case, response: FakeResponse, message) => {
  show({ calls: { 'POST /auth/leader-login': response } });
  await signIn('prayer');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('leader@demo.test');
});

it('asks for the department first where an address names none that exists', () => {
  show({ path: '/leaders?department=catering' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please select your department first');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('tells a leader who is signed in so', () => {
  show({ role: 'leader', department: 'youth' });
  expect(screen.getByText(/for Youth/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/department-dashboard');
});
