import { NODE_BUILD } from '../../../builds/packages/remote-package';
import { RenderCrashError, type OpenRenderer } from './version-renderer';
import { RendererPool } from './renderer-pool';

const LIVE = { name: 'public-site', version: '2.0.0-0123456789' };
const GOOD = { name: 'public-site', version: '1.0.0-0123456789' };

interface Opened {
  readonly code: string | undefined;
  isBroken: boolean;
  isClosed: boolean;
}

let opened: Opened[] = [];
let renderers: RendererPool;
/** Loads the code of a renderer. */
let load: () => Promise<void>;
beforeEach(() => {
  opened = [];
  load = async () => undefined;
  const open: OpenRenderer = (remote) => {
    const one: Opened = { code: remote?.code, isBroken: false, isClosed: false };
    opened.push(one);
    return {
      get isBroken() {
        return one.isBroken;
      },
      ready: load(),
      render: () => Promise.reject(new Error('not in these tests')),
      close: async () => void (one.isClosed = true),
    };
  };
  const store = {
    read: async (_: string, version: string, file: string) =>
      file === NODE_BUILD && version !== '0.0.0-0123456789' ? Buffer.from(`code of ${version}`) : null,
  };
  renderers = new RendererPool(open, store);
});
afterEach(() => renderers.close());

const use = (remote: typeof LIVE | null) => renderers.use(remote, async () => 'a page');
/** Renders a page with a version that crashes. */
const crash = (remote: typeof LIVE) =>
  renderers.use(remote, async () => {
    for (const one of opened) if (one.code?.includes(remote.version)) one.isBroken = true;
    throw new RenderCrashError('out of memory');
  });

it('starts one renderer for each version, and one for the shell itself', async () => {
  await Promise.all([use(LIVE), use(LIVE), use(GOOD), use(null)]);
  await use(LIVE);
  expect(opened.map(({ code }) => code).sort()).toEqual([
    'code of 1.0.0-0123456789',
    'code of 2.0.0-0123456789',
    undefined,
  ]);
});

it('has none where a version has no Node build', async () => {
  expect(await use({ ...LIVE, version: '0.0.0-0123456789' })).toBeNull();
  expect(opened).toEqual([]);
});

it('leaves a version that crashed alone for a while, and no other', async () => {
  await expect(crash(LIVE)).rejects.toThrow('out of memory');
  expect(opened[0]?.isClosed).toBe(true);
  await expect(use(LIVE)).rejects.toThrow('crashed a moment ago');
  expect(await use(GOOD)).toBe('a page');
  expect(opened).toHaveLength(2);
});

it('leaves a version alone whose code was not loaded in time', async () => {
  const gone = new RenderCrashError('its code takes too long to load');
  load = async () => {
    await Promise.resolve();
    for (const one of opened) one.isBroken = true;
    throw gone;
  };
  const work = jest.fn();
  await expect(renderers.use(LIVE, work)).rejects.toBe(gone);
  expect(work).not.toHaveBeenCalled();
  expect(opened[0]?.isClosed).toBe(true);
  await expect(use(LIVE)).rejects.toThrow('crashed a moment ago');
  load = async () => undefined;
  expect(await use(GOOD)).toBe('a page');
});

it('leaves a version alone that turned out to hang after its page was given up', async () => {
  await use(LIVE);
  for (const one of opened) one.isBroken = true;
  await expect(use(LIVE)).rejects.toThrow(RenderCrashError);
});

it('goes on with a version whose page only threw', async () => {
  const page = renderers.use(LIVE, () => Promise.reject(new Error('no page today')));
  await expect(page).rejects.toThrow('no page today');
  expect(await use(LIVE)).toBe('a page');
});

it('ends the renderers that were used the longest ago', async () => {
  for (let major = 1; major <= 7; major += 1) await use({ ...LIVE, version: `${major}.0.0-0123456789` });
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, ...new Array(6).fill(false)]);
});
