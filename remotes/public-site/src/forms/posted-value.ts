/** Returns the text that a refused plain post restores in a field. */
export const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns the state that a refused plain post restores in a checkbox. */
export const isChecked = (value: unknown) => value === true || value === 'on' || value === 'true';
