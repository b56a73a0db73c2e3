import { ApiError, can } from '@narthex/shared-auth';
import { EmptyState, ErrorState, StatusMessage } from '@narthex/shared-ui';
import { useState } from 'react';
import { lazySection } from '../lazy-section';
import { InlineForm } from '../resource-panel/form/frame/inline-form';
import { ResourceSkeleton } from '../resource-panel/list/resource-skeleton';
import type { SaveResult } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import type { ManagedSection } from './about-pages';
import { AddSection } from './add-section';
import { SectionCard } from './section-card';
import { useAboutPage, useSaveSection } from './use-about-page';
import styles from './about-content.module.css';

const Form = lazySection(() => import('./section-form'));

const LABELS = buildLabels(
  { one: 'content', many: 'content' },
  {
    loadFailure: 'Failed to load content',
    submitNew: 'Save',
    submitChanges: 'Save',
    updated: 'Content updated successfully!',
    getSaveFailure: (error) =>
      error instanceof ApiError && error.status === 401
        ? 'Authentication required'
        : 'Failed to update content',
  },
);

interface AboutSectionsProps {
  page: string;
  /** The keys its public page knows. */
  known: readonly string[];
}

/** The sections of a page, of which one at a time is edited. */
export function AboutSections({ page, known }: AboutSectionsProps) {
  const { data, error, isFetching, refetch } = useAboutPage(page);
  const saveSection = useSaveSection(page);
  const [edited, setEdited] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  if (!data) {
    if (!error) return <ResourceSkeleton text="Loading content..." />;
    return <ErrorState message={LABELS.loadFailure} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }

  function handleSaved(result: SaveResult<ManagedSection>) {
    setMessage(result.kind === 'proposed' ? result.message : LABELS.updated);
    setEdited(null);
  }

  const buildForm = (key: string, section: ManagedSection | undefined) => (
    <InlineForm
      name={`about-content:${page}/${key}`}
      capability="pages.manage"
      labels={LABELS}
      Form={Form}
      row={section}
      save={(body, options) => saveSection(key, body, options)}
      onCancel={() => setEdited(null)}
      onSaved={handleSaved}
    />
  );

  const isNew = edited !== null && data.every(({ section_key: key }) => key !== edited);
  const missing = known.filter((key) => data.every(({ section_key: stored }) => stored !== key));
  return (
    <div className={styles.manager}>
      <StatusMessage message={message} onDismiss={() => setMessage('')} />
      {data.length === 0 ? (
        <EmptyState title="No content found for this page.">
          Until a section is added, visitors read the texts that were built in.
        </EmptyState>
      ) : (
        <ul className={styles.sections} role="list">
          {data.map((section) => (
            <li key={section.id}>
              <SectionCard
                section={section}
                isEditing={edited === section.section_key}
                isLocked={edited !== null}
                onEdit={() => setEdited(section.section_key)}
              />
              {edited === section.section_key ? buildForm(section.section_key, section) : null}
            </li>
          ))}
        </ul>
      )}
      {isNew ? buildForm(edited, undefined) : null}
      {edited === null && missing.length > 0 && can('pages.manage') ? (
        <AddSection keys={missing} onAdd={setEdited} />
      ) : null}
    </div>
  );
}
