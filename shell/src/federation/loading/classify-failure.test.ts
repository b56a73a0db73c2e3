import { classifyFailure, ContractMismatchError } from './classify-failure';

const MANIFEST = '/remotes/choirs/1.0.0/mf-manifest.json';

function stubEntries(entries: readonly { readonly name: string; readonly responseStatus: number }[]) {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
}
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

it.each([
  [new ContractMismatchError('choirs speaks contract 9'), 'contract'],
  [Object.assign(new Error('took longer'), { name: 'TimeoutError' }), 'timeout'],
  [new DOMException('The operation timed out', 'TimeoutError'), 'timeout'],
  [new Error(`${MANIFEST} responded with 404`), 'http'],
  [new SyntaxError('Unexpected token <'), 'module'],
  [new Error(`${MANIFEST} exposes no component`), 'module'],
  [new Error(`The manifest ${MANIFEST} is incomplete`), 'module'],
  [new TypeError('Failed to fetch'), 'network'],
  ['a text', 'network'],
])('%s is %s', (cause, expected) => {
  expect(classifyFailure(cause, MANIFEST)).toBe(expected);
});

it.each([
  ['integrity', 'remotes/choirs/1.0.0/app.js', 200],
  ['http', 'remotes/choirs/1.0.0/app.js', 500],
  ['network', 'remotes/choirs/1.0.0/app.js', 0],
  ['network', 'remotes/choirs/2.0.0/app.js', 200],
])('what did not run is a matter of %s where %s came with %i', (expected, file, responseStatus) => {
  stubEntries([{ name: `http://localhost/${file}`, responseStatus }]);
  expect(classifyFailure(new Error('ScriptExternalLoadError'), MANIFEST)).toBe(expected);
});
