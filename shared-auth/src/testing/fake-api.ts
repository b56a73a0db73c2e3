import type { Department, Role } from '@narthex/shared-contracts';
import { configureApi } from '../client/api-client';
import type { TransportRequest, TransportResponse } from '../client/transport';
import { readStoredToken } from '../session/session-storage';
import type { StoredSession } from '../session/session-store';

interface FakeResult {
  readonly status?: number;
  readonly body?: unknown;
  readonly networkError?: boolean;
}

/**
 * Describes the response of a faked call: a body with status 200, a status with a body, or a function of the
 * request, which may respond late.
 */
export type FakeResponse = FakeResult | ((request: TransportRequest) => FakeResult | Promise<FakeResult>);

/**
 * Maps calls to responses, such as `{ 'GET /v1/events': { body: … } }`. Paths are relative to `/api` and
 * without query.
 */
export type FakeCalls = Record<string, FakeResponse>;

/** Creates a signed-in person for tests. */
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

/**
 * Replaces the network: listed calls get their response, and any other call fails the test. Returns the list
 * of requests.
 */
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
      } = typeof response === 'function' ? await response(request) : response;
      if (networkError) throw new Error('network');
      return { status, body };
    },
  });
  return made;
}
