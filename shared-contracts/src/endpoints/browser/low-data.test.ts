import { lowDataFormSchema } from '../site-route-schemas';
import { LOW_DATA_ATTRIBUTE, LOW_DATA_COOKIE, readLowDataChoice, usesLessData } from './low-data';

it.each([
  ['', undefined],
  ['narthex_low_data=1', true],
  ['a=b; narthex_low_data=0; c=d', false],
  ['other_narthex_low_data=1', undefined],
  ['narthex_low_data=11', undefined],
])('reads the choice of %p as %p', (cookies, chosen) => {
  expect(readLowDataChoice(cookies)).toBe(chosen);
});

it('keeps the names that are in browsers and pages already', () => {
  expect([LOW_DATA_COOKIE, LOW_DATA_ATTRIBUTE]).toEqual(['narthex_low_data', 'data-low-data']);
});

describe('in a document', () => {
  const show = (attributes: readonly string[]) =>
    Object.assign(globalThis, {
      document: { documentElement: { hasAttribute: (name: string) => attributes.includes(name) } },
    });
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  it('follows the attribute of its root', () => {
    expect(usesLessData()).toBe(false);
    show(['lang']);
    expect(usesLessData()).toBe(false);
    show([LOW_DATA_ATTRIBUTE]);
    expect(usesLessData()).toBe(true);
  });
});

it('takes one of two choices from the form', () => {
  for (const use of ['less', 'usual']) expect(lowDataFormSchema.parse({ use, more: 1 })).toEqual({ use });
  for (const use of ['', 'none']) expect(lowDataFormSchema.safeParse({ use }).success).toBe(false);
});
