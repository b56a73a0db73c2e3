import { paths } from '@narthex/shared-contracts';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import layout from '../../components/layout/section.module.css';
import styles from './next-steps.module.css';

interface NextStep {
  readonly label: string;
  readonly to: string;
}

/** These links suit readers who want to get to know the church. */
const VISIT_LINKS: readonly NextStep[] = [
  { label: 'Plan a visit', to: paths.newHere.to() },
  { label: 'Events', to: paths.events.to() },
  { label: 'Sermons', to: paths.sermons.to() },
];

/** Renders the links to further pages at the end of a page. */
export function NextSteps({ links = VISIT_LINKS }: { links?: readonly NextStep[] }) {
  return (
    <nav className={classNames(layout.wrap, styles.steps)} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        Next steps
      </h2>
      <ul role="list" className={styles.links}>
        {links.map(({ label, to }, index) => (
          <li key={to}>
            <Link className={buttonClassName({ variant: index === 0 ? 'primary' : 'quiet' })} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
