import { Skeleton, VisuallyHidden } from '@narthex/shared-ui';

/** Renders the placeholder of a panel while its data loads. */
export function PanelLoading({ lines = 5 }: { lines?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}
