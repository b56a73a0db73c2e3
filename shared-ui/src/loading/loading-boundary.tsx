import { Suspense, useLayoutEffect, useReducer, type ReactNode } from 'react';
import { countLoads, onLoaded } from './loads';

/** Describes the props of a boundary around children that load. */
export type LoadingBoundaryProps = {
  /** Is shown until the children can be rendered. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Shows a fallback until the code and the data of its children have loaded. Other than with `Suspense` alone, the
 * children appear as soon as they have: React keeps a fallback for 300 ms (its FALLBACK_THROTTLE_MS) unless another
 * update than its own retry renders the children again.
 */
export function LoadingBoundary({ fallback, children }: LoadingBoundaryProps) {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  return (
    <Suspense
      fallback={
        <>
          <Waiting loadsBefore={countLoads()} renderAgain={renderAgain} />
          {fallback}
        </>
      }
    >
      {children}
    </Suspense>
  );
}

interface WaitingProps {
  /** Holds the count of loads when the children began to render. */
  readonly loadsBefore: number;
  readonly renderAgain: () => void;
}

/** Is mounted as long as the fallback is shown. */
function Waiting({ loadsBefore, renderAgain }: WaitingProps) {
  useLayoutEffect(() => {
    // A load may have ended after the children began to render, when nothing listened to it yet.
    if (countLoads() !== loadsBefore) renderAgain();
    return onLoaded(renderAgain);
  }, [loadsBefore, renderAgain]);
  return null;
}
