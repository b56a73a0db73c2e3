import { createContext, runInContext } from 'node:vm';
import { LIFTED_FLAG, TORTURE_MESSAGE, breakContainer, type BrokenPart } from './broken-code';

interface Element {
  readonly type: unknown;
}
interface Container {
  init(scope: object): void;
  get(id: string): Promise<() => { default: (props: object) => Element; prefetch: unknown }>;
}

const Real = () => null;
const prefetch = () => null;

/** Creates a page that has loaded a remote with a broken part. */
async function load(part: BrokenPart) {
  const effects: (() => void)[] = [];
  const React = {
    createElement: (type: unknown): Element => ({ type }),
    useEffect: (effect: () => void) => void effects.push(effect),
  };
  const page: Record<string, unknown> = createContext({
    choirs: { init: () => undefined, get: async () => () => ({ default: Real, prefetch }) },
  });
  runInContext(breakContainer('choirs', part), page);
  const container = page['choirs'] as Container;
  container.init({ react: { '19.0.0': { get: async () => () => React } } });
  const module = (await container.get('./app'))();
  return { page, effects, module };
}

it('exposes nothing', async () => {
  await expect(load('module')).rejects.toThrow(TORTURE_MESSAGE);
});

it('makes elements of another React', async () => {
  const { module } = await load('React');
  expect(module.default({})).toMatchObject({ $$typeof: Symbol.for('react.element') });
});

it('throws in render until it is lifted, and leaves the rest as it is', async () => {
  const { module, page } = await load('render');
  expect(() => module.default({})).toThrow(TORTURE_MESSAGE);
  expect(module.prefetch).toBe(prefetch);
  page[LIFTED_FLAG] = true;
  expect(module.default({}).type).toBe(Real);
});

it('throws in an effect, after it has rendered', async () => {
  const { module, page, effects } = await load('effect');
  expect(module.default({}).type).toBe(Real);
  expect(effects[0]).toThrow(TORTURE_MESSAGE);
  page[LIFTED_FLAG] = true;
  expect(effects[0]).not.toThrow();
});
