import { Skeleton } from '@narthex/shared-ui';

/** Renders the placeholder of a page while its code loads. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton height={104} text="Loading..." />
      <Skeleton height={320} />
    </>
  );
}
