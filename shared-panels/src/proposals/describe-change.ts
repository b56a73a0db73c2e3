import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel } from '../choice-labels';

const SUBJECTS: Readonly<Record<string, string>> = {
  calendar: t('Sabbath programme'),
  content: 'Home page section',
  page: t('About page'),
  'page-content': t('Page content'),
  project: t('Church project'),
  service: t('Weekly service'),
  slide: t('Home page slide'),
  'study-and-mission': t('Study focus and mission'),
};

/** Returns the label of the subject type of a proposal. */
export const describeSubject = (type: string): string => SUBJECTS[type] ?? toLabel(type);

/** Returns whether a proposal creates, changes or deletes its subject, as a label. */
export function describeAction({ before, after }: Pick<Proposal, 'before' | 'after'>): string {
  if (!before) return t('New');
  return after ? t('Change') : t('Deletion');
}
