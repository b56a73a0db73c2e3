import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { Department, Role } from '@narthex/shared-contracts';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { clearStoredSession, writeStoredSession } from '../session/session-storage';
import { VISITOR, authenticated, sessionStore } from '../session/session-store';
import { adoptSession } from '../frame/frame-host';
import type { TransportRequest } from '../client/transport';
import { fakeApi, fakeSession, type FakeCalls } from './fake-api';
import { LEAVE_MESSAGES, useLeavePrompt } from '../unsaved-changes/unsaved-changes';
import { UnsavedChangesGuard } from '../unsaved-changes/unsaved-changes-guard';

/** Describes the signed-in person, the path, and the responses of the faked API. */
export interface RenderAppOptions {
  readonly path?: string;
  readonly role?: Role | 'visitor';
  readonly department?: Department;
  /** Lists what the code of an isolated remote may use; without it, the person has all of their rights. */
  readonly uses?: readonly string[];
  readonly calls?: FakeCalls;
}

/** Replaces the shell's dialog. */
function LeavePrompt() {
  const { isOpen, stay, leave } = useLeavePrompt();
  if (!isOpen) return null;
  return (
    <div role="dialog" aria-label={LEAVE_MESSAGES.title}>
      <button onClick={stay}>{LEAVE_MESSAGES.stay}</button>
      <button onClick={leave}>{LEAVE_MESSAGES.leave}</button>
    </div>
  );
}

/**
 * Renders a tree as the shell would: with session, router, query client, the confirmation before leaving, and
 * a faked API.
 */
export function renderApp(
  ui: ReactElement,
  options: RenderAppOptions = {},
): RenderResult & { requests: TransportRequest[] } {
  const { path = '/', role = 'visitor', department, uses, calls = {} } = options;
  clearStoredSession();
  if (role === 'visitor') sessionStore.setState(VISITOR, true);
  else {
    const stored = fakeSession(role, department ?? null);
    writeStoredSession(stored);
    if (uses) adoptSession(stored, uses);
    else sessionStore.setState(authenticated(stored), true);
  }
  const requests = fakeApi(calls);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const result = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <UnsavedChangesGuard>
          {ui}
          <LeavePrompt />
        </UnsavedChangesGuard>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, requests };
}
