const lastWord = /^(.*)\s(\S+)$/s;

type Name = { readonly first_name: string; readonly last_name: string };

const oneName = (name: string) => ({
  message: `“${name}” is one name only; write the first and the last name`,
});

/**
 * Returns the name in a row: from its own columns, or from a column with the full name, where a comma ends the last
 * name. Otherwise returns a message.
 */
export function splitName(cellOf: (target: string) => string): Name | { readonly message: string } {
  const whole = (cellOf('full_name') || cellOf('full_name_reversed')).replace(/\s+/g, ' ');
  if (whole === '') {
    const first = [cellOf('first_name'), cellOf('other_names')].filter(Boolean).join(' ');
    return { first_name: first, last_name: cellOf('last_name') };
  }
  const [family = '', given = ''] = whole.split(/\s*,\s*/);
  if (given !== '') return { first_name: given, last_name: family };
  if (cellOf('full_name_reversed') !== '') {
    const [last = '', ...others] = whole.split(' ');
    return others.length > 0 ? { first_name: others.join(' '), last_name: last } : oneName(whole);
  }
  const [, first, last] = lastWord.exec(whole) ?? [];
  return first && last ? { first_name: first, last_name: last } : oneName(whole);
}
