import { classNames } from '../styles/class-names';
import { Spinner } from '../feedback/spinner';
import styles from './loading-place.module.css';

/** How much room what loads will take. */
export type LoadingPlaceProps = {
  /** How much room is kept: a whole page's, or that of a section inside one. */
  size?: 'page' | 'section';
};

/** The place of something whose code is on its way. */
export function LoadingPlace({ size = 'section' }: LoadingPlaceProps) {
  const isPage = size === 'page';
  return (
    <div className={classNames(styles.place, isPage && styles.page)}>
      <Spinner size={isPage ? 'large' : 'medium'} text="Loading..." />
    </div>
  );
}
