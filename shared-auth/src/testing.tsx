import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { Department, Role } from '@narthex/shared-contracts';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configureApi } from './client/api-client';
import { readStoredToken, writeStoredSession, clearStoredSession } from './session/session-storage';
import { VISITOR, authenticated, sessionStore, type StoredSession } from './session/session-store';
import type { TransportRequest, TransportResponse } from './client/transport';
import { LEAVE_MESSAGES, useLeavePrompt } from './unsaved-changes/unsaved-changes';
import { UnsavedChangesGuard } from './unsaved-changes/unsaved-changes-guard';

/** What a faked call responds with: a body (200), or a status with a body, or a function of the request. */
export type FakeAnswer =
  | { readonly status?: number; readonly body?: unknown; readonly networkError?: boolean }
  | ((request: TransportRequest) => {
      readonly status?: number;
      readonly body?: unknown;
      readonly networkError?: boolean;
    });

/** Responses by call, for example `{ 'GET /v1/events': { body: … } }`. Paths are relative to `/api`, without query. */
export type FakeCalls = Record<string, FakeAnswer>;

export interface RenderAppOptions {
  readonly path?: string;
  readonly role?: Role | 'visitor';
  readonly department?: Department;
  readonly calls?: FakeCalls;
}

/** A signed-in person for tests. */
export function fakeSession(role: Role, department: Department | null = null): StoredSession {
  return {
    token: 'test-token',
    role,
    department,
    user: {
      id: 7,
      name: 'Akinyi Odhiambo',
      first_name: 'Akinyi',
      last_name: 'Odhiambo',
      email: 'akinyi@demo.test',
      phone: null,
      date_of_birth: null,
      address: null,
      role,
      department,
      created_at: '2023-09-04T06:00:00.000Z',
      updated_at: null,
    },
  };
}

/** Replaces the network: listed calls get their response, any other call fails the test. Returns the requests made. */
export function fakeApi(calls: FakeCalls): TransportRequest[] {
  const made: TransportRequest[] = [];
  configureApi({
    host: '',
    readToken: readStoredToken,
    transport: async (request): Promise<TransportResponse> => {
      if (request.url.endsWith('/sanctum/csrf-cookie')) return { status: 204, body: null };
      made.push(request);
      const key = `${request.method} ${request.url.replace(/^\/api/, '')}`;
      const response = calls[key];
      if (!response) throw new Error(`Unexpected request: ${key}`);
      const {
        status = 200,
        body = null,
        networkError,
      } = typeof response === 'function' ? response(request) : response;
      if (networkError) throw new Error('network');
      return { status, body };
    },
  });
  return made;
}

/** Stands in for the shell's dialog. */
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

/** Renders a tree as the shell would: session, router, the question before leaving, query client and a faked API. */
export function renderApp(
  ui: ReactElement,
  options: RenderAppOptions = {},
): RenderResult & { requests: TransportRequest[] } {
  const { path = '/', role = 'visitor', department, calls = {} } = options;
  clearStoredSession();
  if (role === 'visitor') sessionStore.setState(VISITOR, true);
  else {
    const stored = fakeSession(role, department ?? null);
    writeStoredSession(stored);
    sessionStore.setState(authenticated(stored), true);
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
