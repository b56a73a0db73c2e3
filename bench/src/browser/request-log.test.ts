import { bytesByKind, serialDepth, type LoggedRequest } from './request-log';

const request = (url: string, start: number, end: number, more: Partial<LoggedRequest> = {}) => ({
  url,
  kind: 'data' as const,
  start,
  end,
  headerBytes: 0,
  bytes: 100,
  script: null,
  parent: null,
  ...more,
});

const html = request('/', 0, 1, { kind: 'HTML' });
const app = request('/app.js', 0.5, 2, { kind: 'JS', parent: '/' });

describe('depth', () => {
  it('puts everything the HTML names second', () => {
    const style = request('/app.css', 0.5, 1, { kind: 'CSS', parent: '/' });
    expect(serialDepth([html, app, style])).toBe(2);
  });

  it('counts a picture that a stylesheet names after the stylesheet', () => {
    const style = request('/app.css', 0.5, 1, { kind: 'CSS', parent: '/' });
    const picture = request('/map.svg', 1, 2, { kind: 'pictures', parent: '/app.css' });
    expect(serialDepth([html, style, picture])).toBe(3);
  });

  it('counts what a script asks for after a response it has waited for', () => {
    const call = request('/api/slides', 2, 3, { script: '/app.js' });
    const other = request('/api/site', 2, 3, { script: '/app.js' });
    const picture = request('/slide.avif', 3.1, 4, { kind: 'pictures', script: '/app.js' });
    expect(serialDepth([html, app, call, other])).toBe(3);
    expect(serialDepth([html, app, call, other, picture])).toBe(4);
  });
});

it('adds up the bytes of each kind', () => {
  expect(bytesByKind([html, app, app])).toMatchObject({ HTML: 100, JS: 200, CSS: 0 });
});
