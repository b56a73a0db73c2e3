const NAMED = 5;

/** Lists the first few of what a check found. */
export const nameSome = (keys: readonly string[]): string =>
  `${keys.slice(0, NAMED).join(', ')}${keys.length > NAMED ? ' …' : ''}`;
