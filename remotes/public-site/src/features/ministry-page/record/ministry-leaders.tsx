import type { MinistryLeader } from '@narthex/shared-contracts/schemas/ministry-page';
import type { PageField } from '@narthex/shared-contracts/schemas/page-content';
import { Portrait } from '../../../components/media/portrait';
import styles from './ministry-leaders.module.css';
import { splitHtml } from '../../../components/text/html-paragraphs';

/** Describes a text that names leaders, one in a paragraph: `Beatrice Nyakundi, head deaconess`. */
interface Leadership {
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

interface MinistryLeadersProps {
  readonly leaders: readonly MinistryLeader[];
  /** Holds the field in which editors name the leaders. */
  readonly leadership: PageField | undefined;
}

/**
 * Renders the leaders of a ministry with pictures or initials as items of the facts' list, or nothing if there are
 * none.
 */
export function MinistryLeaders({ leaders, leadership }: MinistryLeadersProps) {
  const { roles, others } = readLeadership(
    leadership?.content ?? '',
    leaders.map(({ name }) => name),
  );
  if (leaders.length === 0 && others.length === 0) return null;
  return (
    <div>
      <dt>{leadership?.title || 'Who leads'}</dt>
      {leaders.map(({ name, title, image }) => (
        <dd key={name} className={styles.leader}>
          <Portrait name={name} image={image} sizes="72px" />
          <div>
            <b>{name}</b>
            {title || roles[name] ? <p className={styles.office}>{title ?? roles[name]}</p> : null}
          </div>
        </dd>
      ))}
      {others.map((paragraph) => (
        <dd key={paragraph} className={styles.other}>
          {paragraph}
        </dd>
      ))}
    </div>
  );
}
