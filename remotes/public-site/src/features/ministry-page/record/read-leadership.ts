import { splitHtml } from '../../../components/text/html-paragraphs';

/** Describes a text that names leaders, one in a paragraph: `Beatrice Nyakundi, head deaconess`. */
export interface Leadership {
  /** Maps names of leaders to the roles in the text. */
  readonly roles: Readonly<Partial<Record<string, string>>>;
  /** Holds the paragraphs that name none of the leaders. */
  readonly others: readonly string[];
}

const withFirstCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Divides a text about leaders into the roles of those who are shown anyway and the other paragraphs. */
export function readLeadership(html: string, names: readonly string[]): Leadership {
  const roles: Record<string, string> = {};
  const others: string[] = [];
  for (const paragraph of splitHtml(html)) {
    const name = names.find((known) => paragraph === known || paragraph.startsWith(`${known},`));
    if (name === undefined) others.push(paragraph);
    else roles[name] = withFirstCapital(paragraph.slice(name.length + 1).trim());
  }
  return { roles, others };
}
