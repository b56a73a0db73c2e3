import { createScriptTrust } from './trusted-scripts';

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

it.each([false, true])(
  'trusts the scripts that the page names, and no other; Trusted Types: %s',
  (isKnown) => {
    const createPolicy = jest.fn((_: string, rules: object) => rules);
    if (isKnown) Object.assign(window, { trustedTypes: { createPolicy } });
    const trust = createScriptTrust(['/shell/a.js']);
    expect(trust('/shell/a.js')).toBe('/shell/a.js');
    expect(trust('/shell/a.js?try=2')).toBe('/shell/a.js?try=2');
    expect(() => trust('/uploads/a.js')).toThrow('/uploads/a.js is no script of this page');
    expect(() => trust('/shell/a.js?try=/uploads/a.js')).toThrow('is no script of this page');
    expect(createPolicy).toHaveBeenCalledTimes(isKnown ? 1 : 0);
  },
);
