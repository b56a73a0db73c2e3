import { reportVisit } from './report-visit';

const START = {
  data: '',
  now: '',
  apiHost: 'https://api.example',
  remote: 'public-site',
  version: '1.0.0-0123456789',
  scripts: [],
  chunks: [],
  preloads: [],
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  jest.useRealTimers();
});

it('reports with a ticket that the application could not start, without what the error says', async () => {
  jest.useFakeTimers();
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    const data = { ticket: 'a ticket', expires_at: '2999-01-01T00:00:00Z' };
    return { ok: true, json: async () => ({ success: true, data }) } as Response;
  };
  const sendBeacon = jest.fn((_url: string, _body: Blob) => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  reportVisit(START)(new TypeError('/Events?q=private could not be loaded'));
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(asked).toContain('https://api.example/api/v1/remote-reports/tickets');
  const [[url, body] = []] = sendBeacon.mock.calls;
  expect(url).toBe('https://api.example/api/v1/remote-reports');
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(body as Blob);
  });
  expect(JSON.parse(String(text))).toMatchObject({
    ticket: 'a ticket',
    reports: [{ kind: 'load', remote: 'public-site', outcome: 'failed', reason: 'TypeError' }],
  });
});
