import { reportRemote } from './report-remote';

const REPORT = { remote: 'dashboard', version: '1.0.0', outcome: 'loaded', milliseconds: 250 } as const;

const readText = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

function stubBeacon(sendBeacon: Navigator['sendBeacon'] | undefined) {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
}
afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

it('sends the report to the API as JSON', async () => {
  const sent: [string, Blob][] = [];
  stubBeacon((url, body) => sent.push([String(url), body as Blob]) > 0);
  reportRemote('https://api.example')(REPORT);
  const [[url, body] = []] = sent;
  expect(url).toBe('https://api.example/api/v1/remote-reports');
  expect(body?.type).toBe('application/json');
  expect(JSON.parse(String(await readText(body ?? new Blob())))).toEqual(REPORT);
});

it('is in nobody’s way where a browser sends no beacons', () => {
  stubBeacon(undefined);
  expect(() => reportRemote('')(REPORT)).not.toThrow();
});
