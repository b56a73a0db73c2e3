import { useApplicationNeed } from '../browser/use-application-need';
import { Spinner } from '../feedback/spinner';

/** Describes the props of a placeholder for code. */
export type LoadingPlaceProps = {
  /** Holds the reserved space: that of a whole page, or of a section inside one. */
  size?: 'page' | 'section';
};

/** Renders the placeholder of a component whose code is loading. */
export function LoadingPlace({ size = 'section' }: LoadingPlaceProps) {
  return (
    <div {...useApplicationNeed('now')} data-loading-place={size}>
      <Spinner size={size === 'page' ? 'large' : 'medium'} text="Loading..." />
    </div>
  );
}
