import type { MinistryLeader } from '@narthex/shared-contracts/schemas/ministry-page';
import type { PageField } from '@narthex/shared-contracts/schemas/page-content';
import { Portrait } from '../../../components/media/portrait';
import { readLeadership } from './read-leadership';
import styles from './ministry-leaders.module.css';

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
