import { Skeleton, Spinner } from '@narthex/shared-ui';

/** A page whose code is on its way. */
export function PageSkeleton() {
  return (
    <>
      <Spinner text="Loading..." />
      <Skeleton height={104} />
      <Skeleton height={320} />
    </>
  );
}
