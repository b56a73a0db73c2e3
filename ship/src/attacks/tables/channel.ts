import type { Attack } from '../attack';

/** Paths of methods that every plain object inherits, and that run without one. */
const INHERITED: readonly (readonly string[])[] = [
  ['constructor'],
  ['toString'],
  ['isPrototypeOf'],
  ['__proto__', 'constructor'],
  ['__proto__', 'toString'],
  ['__proto__', 'isPrototypeOf'],
];

/** Lists calls of methods that the page never offered to its frame. */
export const FORGED_PATHS: readonly Attack[] = INHERITED.map((path) => ({
  name: `path-${path.join('-').replaceAll('_', '').toLowerCase()}`,
  run: Object.assign(() => undefined, {
    toString: () => `async ({ callHost }) => (await callHost(${JSON.stringify(path)}, 'hostile'), true)`,
  }),
}));

/** Lists methods of the page whose argument can hold keys that change the prototype of what copies them. */
const COPYING = {
  send: `{ method: 'GET', url: '/api/v1/events', headers: pollution, params: pollution, body: pollution }`,
  report: `Object.assign({ outcome: 'loaded', milliseconds: 1, reason: pollution }, pollution)`,
  upload: `pollution, new File(['a'], 'a.txt'), pollution`,
  navigate: `{ to: pollution, replace: false, state: pollution }`,
};

/** Lists attempts to pollute the prototypes of the page: directly, and by the message to one of its methods. */
export const POLLUTIONS: readonly Attack[] = Object.entries(COPYING).map(([method, args]) => {
  const key = `hostileOf${method}`;
  return {
    name: `pollution-by-${method}`,
    run: Object.assign(() => undefined, {
      toString: () => `async ({ callHost }) => {
        try {
          parent.Object.prototype.${key} = true;
        } catch {
          // The next way is tried.
        }
        const pollution = JSON.parse('{"__proto__":{"${key}":true},"constructor":{"prototype":{"${key}":true}}}');
        await callHost(['${method}'], ${args});
      }`,
    }),
    harm: Object.assign(() => undefined, {
      toString: () => `() => ({}).${key} === true || [].${key} === true`,
    }),
  };
});
