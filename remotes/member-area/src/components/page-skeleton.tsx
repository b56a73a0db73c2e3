import { Skeleton } from '@narthex/shared-ui';

/** A page whose code is on its way. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton height={104} text="Loading..." />
      <Skeleton height={320} />
    </>
  );
}
