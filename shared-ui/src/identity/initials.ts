/** These titles aren't a part of the name. */
const TITLES = /^(?:pr|dr|eng|elder|eld|pastor|mr|mrs|ms|prof|rev)\.?\s+/i;

/** Returns the initials of a name without its titles: `PN` for `Pr. Dr. Peter Maina Njoroge`. */
export function getInitials(name: string, letters: 1 | 2 = 2): string {
  let bare = name.trim();
  while (TITLES.test(bare)) bare = bare.replace(TITLES, '');
  const words = bare.split(/\s+/);
  const last = words.length > 1 && letters === 2 ? words.at(-1) : '';
  return [words[0], last]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
