import type { ComponentType } from 'react';
import type { AttentionPlace } from '../dashboard-frame/attention-place';
import { lazySection } from '../lazy-section';
import type { WaitingProps } from './waiting-rows';

/** The queues that an overview shows the first of, by the section that has them all. */
export const WAITING_LISTS: Readonly<Partial<Record<AttentionPlace, ComponentType<WaitingProps>>>> = {
  prayers: lazySection(() => import('./waiting-prayers')),
  proposals: lazySection(() => import('./waiting-proposals')),
  visits: lazySection(() => import('./waiting-visits')),
  inquiries: lazySection(() => import('./waiting-inquiries')),
};
