import { useApplicationNeed } from '../browser/use-application-need';
import { classNames } from '../styles/class-names';
import { Spinner } from '../feedback/spinner';
import styles from './loading-place.module.css';

/** Describes the props of a placeholder for code. */
export type LoadingPlaceProps = {
  /** Holds the reserved space: that of a whole page, or of a section inside one. */
  size?: 'page' | 'section';
};

/** Renders the placeholder of a component whose code is loading. */
export function LoadingPlace({ size = 'section' }: LoadingPlaceProps) {
  const isPage = size === 'page';
  return (
    <div {...useApplicationNeed('now')} className={classNames(styles.place, isPage && styles.page)}>
      <Spinner size={isPage ? 'large' : 'medium'} text="Loading..." />
    </div>
  );
}
