import type { ComponentType } from 'react';
import type { AttentionPlace } from '../dashboard-frame/attention-place';
import { lazySection } from '../lazy-section';
import type { WaitingProps } from './waiting-rows';

/** For each section with a queue: the component that shows its first rows in an overview. */
export const WAITING_LISTS: Readonly<Partial<Record<AttentionPlace, ComponentType<WaitingProps>>>> = {
  prayers: lazySection(() => import('./waiting-prayers')),
  proposals: lazySection(() => import('./waiting-proposals')),
  visits: lazySection(() => import('./waiting-visits')),
  inquiries: lazySection(() => import('./waiting-inquiries')),
};
