import type { MinistryLeader } from '@narthex/shared-contracts/schemas/ministry-page';
import type { PageField } from '@narthex/shared-contracts/schemas/page-content';
import { Portrait } from '../../../components/media/portrait';
import { readLeadership } from './read-leadership';
import styles from './ministry-leaders.module.css';

interface MinistryLeadersProps {
  readonly leaders: readonly MinistryLeader[];
  /** Who leads, as the page's editors wrote it. */
  readonly leadership: PageField | undefined;
}

/** Who leads a ministry, with a face or initials, as facts of the list they stand in; nothing where nobody is known. */
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
