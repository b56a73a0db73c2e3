import type { MinistryPageRecord } from '@narthex/shared-contracts/schemas/ministry-page';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { SmartLink } from '../../../components/links/smart-link';
import layout from '../../../components/layout/section.module.css';
import styles from './goals.module.css';

type Project = MinistryPageRecord['projects'][number];

const formatAmount = (amount: number) => `KES ${amount.toLocaleString('en-KE')}`;

/** Renders the progress of a project. Figures that are unknown are left out. */
function Progress({ title, goal_amount: goal, raised_amount: raised }: Project) {
  if (raised === null) return goal ? <p className={styles.figures}>Goal: {formatAmount(goal)}</p> : null;
  if (!goal) return <p className={styles.figures}>{formatAmount(raised)} raised</p>;
  return (
    <>
      <progress
        className={styles.bar}
        value={Math.min(raised, goal)}
        max={goal}
        aria-label={`Raised for ${title}`}
      />
      <p className={styles.figures}>
        <b>{formatAmount(raised)}</b> of {formatAmount(goal)}
        {raised >= goal ? ': the goal is reached' : null}
      </p>
    </>
  );
}

interface GoalsProps extends Pick<MinistryPageRecord, 'projects'> {
  /** Holds another way to take part, which is rendered beside the goals. */
  readonly children?: ReactNode;
}

/** Renders the fundraising goals of a ministry and their progress, or nothing if there are none. */
export function Goals({ projects, children }: GoalsProps) {
  if (projects.length === 0) return children ? <div className={layout.wrap}>{children}</div> : null;
  return (
    <section className={classNames(layout.wrap, styles.goals)} aria-labelledby="goal-title">
      <h2 id="goal-title" className={layout.title}>
        {projects.length === 1 ? 'The goal' : 'The goals'}
      </h2>
      <ul role="list" className={styles.list}>
        {projects.map((project) => (
          <li key={project.id} className={styles.goal}>
            <h3 lang={textLanguage(project, 'title')}>{project.title}</h3>
            <p lang={textLanguage(project, 'description')}>{project.description}</p>
            <Progress {...project} />
            {project.link ? (
              <p>
                <SmartLink className={buttonClassName({ variant: 'quiet' })} to={project.link}>
                  How to help
                </SmartLink>
              </p>
            ) : null}
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </section>
  );
}
