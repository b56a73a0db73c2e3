import { getInteractiveTime, layoutShift, median } from './metrics';
import { bytesByKind, serialDepth, type LoggedRequest } from './request-log';

describe('layout shift', () => {
  it('adds up shifts that follow each other within a second', () => {
    const shifts = [
      { time: 100, value: 0.01 },
      { time: 900, value: 0.02 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.03);
  });

  it('takes the worst of several windows', () => {
    const shifts = [
      { time: 100, value: 0.01 },
      { time: 3000, value: 0.05 },
      { time: 9000, value: 0.02 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.05);
  });

  it('ends a window after five seconds', () => {
    const shifts = Array.from({ length: 10 }, (_, index) => ({ time: index * 800, value: 0.01 }));
    expect(layoutShift(shifts)).toBeCloseTo(0.07);
  });
});

describe('interactive', () => {
  it('is when the page is hydrated, if nothing keeps the main thread', () => {
    expect(getInteractiveTime(2000, [{ start: 1500, end: 1900 }])).toBe(2000);
  });

  it('waits for long tasks until one second stays free', () => {
    const tasks = [
      { start: 1900, end: 2300 },
      { start: 2800, end: 3100 },
      { start: 4200, end: 4400 },
    ];
    expect(getInteractiveTime(2000, tasks)).toBe(3100);
  });
});

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

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
