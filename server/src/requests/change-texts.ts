const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a copy of a value in which every text is changed, at any depth. `name` is the name of the field or
 * of its list.
 */
export function changeTexts<T>(value: T, change: (text: string, name: string) => string, name?: string): T;
export function changeTexts(
  value: unknown,
  change: (text: string, name: string) => string,
  name = '',
): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((item: unknown) => changeTexts(item, change, name));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, changeTexts(item, change, field)]),
  );
}
