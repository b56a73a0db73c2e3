/** What a plain post that was refused brings back into a text field. */
export const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What it brings back into a checkbox. */
export const isChecked = (value: unknown) => value === true || value === 'on' || value === 'true';
