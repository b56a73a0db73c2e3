import {
  expect,
  type APIRequestContext,
  type APIResponse,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { DEMO_PASSWORD } from './site';

type Around = Pick<PlaywrightWorkerArgs, 'playwright'> & { baseURL: string | undefined };

/** Describes an administrator who writes by the API beside the page under test. */
export interface Editor {
  post(call: string, data: object): Promise<APIResponse>;
  get(call: string): Promise<APIResponse>;
  put(call: string, data?: object): Promise<APIResponse>;
  delete(call: string): Promise<APIResponse>;
}

export async function openEditor({ playwright, baseURL }: Around): Promise<Editor> {
  const request = await playwright.request.newContext({ baseURL });
  const signedIn = await request.post('/api/auth/login', {
    data: { email: 'admin@demo.test', password: DEMO_PASSWORD },
  });
  const { data } = await signedIn.json();
  const headers = { authorization: `Bearer ${data.token}` };
  return {
    post: (call, body) => request.post(`/api${call}`, { headers, data: body }),
    get: (call) => request.get(`/api${call}`, { headers }),
    put: (call, body = {}) => request.put(`/api${call}`, { headers, data: body }),
    delete: (call) => request.delete(`/api${call}`, { headers }),
  };
}

/**
 * Publishes an event with this many places. It is so far ahead that no list of upcoming events shows it. Returns its
 * id.
 */
export async function publishEvent(editor: Editor, title: string, places: number): Promise<number> {
  const day = new Date(Date.now() + 300 * 24 * 3600_000).toISOString().slice(0, 10);
  const created = await editor.post('/v1/events', {
    title,
    description: `A talk for ${places}.`,
    event_type: 'other',
    start_datetime: `${day}T10:00`,
    end_datetime: `${day}T11:00`,
    max_attendees: places,
  });
  return (await created.json()).data.id;
}

const SETTINGS = '/api/v1/admin/settings';

/** Sets the languages of the site as its administrators do. */
export async function showLanguages(request: APIRequestContext, languages: string): Promise<void> {
  const signedIn = await request.post('/api/auth/leader-login', {
    data: { email: 'communication@demo.test', password: DEMO_PASSWORD, department: 'communication' },
  });
  const { token } = await signedIn.json();
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await request.get(SETTINGS, { headers })).json();
  const saved = await request.put(SETTINGS, {
    headers: { ...headers, 'if-match': `"${data.version}"` },
    data: { languages },
  });
  expect(saved.ok()).toBe(true);
}

/** Matches the label of a field but not of its translation: `Title`, but not `Title in Kiswahili`. */
export const inEnglish = (label: string): RegExp => new RegExp(`^${label}(?! in )`, 'i');
