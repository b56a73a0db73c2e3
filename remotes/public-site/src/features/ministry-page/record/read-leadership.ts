import { splitHtml } from '../../../components/text/html-paragraphs';

/** Who else is named, one a paragraph: `Beatrice Nyakundi, head deaconess`. */
export interface Leadership {
  /** What the text says a leader is, by name. */
  readonly roles: Readonly<Partial<Record<string, string>>>;
  /** The paragraphs that name none of the leaders. */
  readonly others: readonly string[];
}

const withFirstCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Divides the text about who leads into what it says of the leaders who are shown anyway, and the rest. */
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
