import { Skeleton, VisuallyHidden } from '@narthex/shared-ui';

/** The inside of a panel on its way. */
export function PanelLoading({ lines = 5 }: { lines?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}
