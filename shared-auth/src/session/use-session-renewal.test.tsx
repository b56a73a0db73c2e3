import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Department, Role } from '@narthex/shared-contracts';
import { useState } from 'react';
import { fakeSession, type FakeCalls } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { askForRenewal, isRenewalAsked, renewalStore } from './session-renewal';
import { readStoredToken } from './session-storage';
import { useSessionRenewal } from './use-session-renewal';

const PASSWORD = 'a long password';

/** Replaces the shell's dialog. */
function Dialog() {
  const { isAsked, email, renew, prove, postpone } = useSessionRenewal();
  const [problem, setProblem] = useState('');
  if (!isAsked) return <p>Nobody is asked</p>;
  return (
    <div role="dialog" aria-label={`Sign in again, ${email}`}>
      <button onClick={() => void renew(PASSWORD).catch(() => setProblem('Not this password'))}>Renew</button>
      <button onClick={() => void prove({ current_password: PASSWORD })}>Prove by password</button>
      <button onClick={() => void prove(async () => ({ code: '123456' }))}>Prove by what comes later</button>
      <button onClick={postpone}>Later</button>
      <p>{problem}</p>
    </div>
  );
}

const show = (calls: FakeCalls, role: Role | 'visitor' = 'member', department?: Department) =>
  renderApp(<Dialog />, { role, calls, ...(department && { department }) });

/** Two calls are refused, one after the other, and wait for the same renewal. */
function refuseTwice(): { outcomes: () => Promise<boolean[]> } {
  let waiting: Promise<boolean>[] = [];
  act(() => void (waiting = [askForRenewal(), askForRenewal()]));
  return { outcomes: () => Promise.all(waiting) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const signedIn = (role: Role, department: Department | null = null) => {
  const { user } = fakeSession(role, department);
  return { body: { success: true, data: { token: 'new-token', user, role, department } } };
};

// An open question would affect the next test.
afterEach(() => renewalStore.getState().settle?.(false));

it.each([
  ['Prove by password', { current_password: PASSWORD }],
  ['Prove by what comes later', { code: '123456' }],
])('%s tells every call that waits', async (way, body) => {
  const { requests } = show({ 'POST /auth/proof': { body: { success: true, data: null } } });
  const { outcomes } = refuseTwice();
  await press(way);
  expect(await outcomes()).toEqual([true, true]);
  expect(requests.map((request) => request.body)).toEqual([body]);
});

it('asks nobody until a call is refused', () => {
  show({});
  expect(screen.getByText('Nobody is asked')).toBeInTheDocument();
  expect(isRenewalAsked()).toBe(false);
});

it('opens a new session for the same person, and tells every call that waits', async () => {
  const { requests } = show({ 'POST /auth/login': signedIn('member') });
  const { outcomes } = refuseTwice();
  expect(screen.getByRole('dialog', { name: 'Sign in again, akinyi@demo.test' })).toBeInTheDocument();
  expect(isRenewalAsked()).toBe(true);
  await press('Renew');
  expect(await outcomes()).toEqual([true, true]);
  expect(requests.map(({ url, body }) => [url, body])).toEqual([
    ['/api/auth/login', { email: 'akinyi@demo.test', password: PASSWORD }],
  ]);
  expect(readStoredToken()).toBe('new-token');
  expect(await screen.findByText('Nobody is asked')).toBeInTheDocument();
  expect(isRenewalAsked()).toBe(false);
});

it('lets a leader in where they were: in their department', async () => {
  const { requests } = show({ 'POST /auth/leader-login': signedIn('leader', 'youth') }, 'leader', 'youth');
  const { outcomes } = refuseTwice();
  await press('Renew');
  expect(await outcomes()).toEqual([true, true]);
  expect(requests[0]?.body).toEqual({ email: 'akinyi@demo.test', password: PASSWORD, department: 'youth' });
});

it('goes on asking after a wrong password', async () => {
  show({ 'POST /auth/login': { status: 401, body: { code: 'invalid_credentials', message: 'No.' } } });
  refuseTwice();
  await press('Renew');
  expect(await screen.findByText('Not this password')).toBeInTheDocument();
  expect(isRenewalAsked()).toBe(true);
  expect(readStoredToken()).toBe('test-token');
});

it('is put off, and asks again at the next refusal', async () => {
  show({});
  const first = refuseTwice();
  await press('Later');
  expect(await first.outcomes()).toEqual([false, false]);
  expect(screen.getByText('Nobody is asked')).toBeInTheDocument();
  const second = refuseTwice();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await press('Later');
  expect(await second.outcomes()).toEqual([false, false]);
});

it('names nobody where nobody is signed in', async () => {
  show({}, 'visitor');
  refuseTwice();
  expect(screen.getByRole('dialog', { name: 'Sign in again,' })).toBeInTheDocument();
});
