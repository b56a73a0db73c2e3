import { classNames } from '../class-names';
import { Spinner } from '../spinner';
import styles from './loading-place.module.css';

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
