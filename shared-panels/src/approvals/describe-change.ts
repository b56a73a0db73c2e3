import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { toLabel } from '../choice-labels';

const SUBJECTS: Readonly<Record<string, string>> = {
  calendar: 'Sabbath programme',
  content: 'Home page section',
  page: 'About page',
  'page-content': 'Page content',
  project: 'Church project',
  service: 'Weekly service',
  slide: 'Home page slide',
  'study-and-mission': 'Study focus and mission',
};

/** The kind of object a proposal is about, as people call it. */
export const describeSubject = (type: string): string => SUBJECTS[type] ?? toLabel(type);

/** What the proposal does to its object. */
export function describeAction({ before, after }: Pick<Proposal, 'before' | 'after'>): string {
  if (!before) return 'New';
  return after ? 'Change' : 'Deletion';
}
