import { ApiError, can, useSession } from '@narthex/shared-auth';
import { decideScope } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { EmptyState, StatusMessage, Button, SelectField, type ActionOutcome } from '@narthex/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toLabel, toOptions } from '../choice-labels';
import { lazySection } from '../lazy-section';
import { DeleteDialog } from '../resource-panel/delete/delete-dialog';
import { InlineForm } from '../resource-panel/form/frame/inline-form';
import { NotLoaded } from '../resource-panel/list/not-loaded';
import type { SaveResult } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import type { ManagedSection } from './about-pages';
import { SectionCard } from './section-card';
import { useAboutPage, useDeleteSection, useSaveSection } from './use-about-page';
import styles from './about.module.css';

const Form = lazySection(() => import('./section-form'));

const LABELS = buildLabels(
  { one: t('content'), many: t('content') },
  {
    loadFailure: t('Failed to load content'),
    submitNew: t('Save'),
    submitChanges: t('Save'),
    updated: t('Content updated successfully!'),
    getSaveFailure: (error) =>
      error instanceof ApiError && error.status === 401
        ? t('Authentication required')
        : t('Failed to update content'),
  },
);

/** Names the section in the open form, and holds what was stored when it was opened. */
interface EditedSection {
  readonly key: string;
  readonly section: ManagedSection | undefined;
  /** Counts the sections before it. */
  readonly place: number;
}

interface AboutSectionsProps {
  page: string;
  /** Holds the keys of the sections that the public page can render. */
  known: readonly string[];
}

/** Renders the sections of a page. One section at a time can be edited. */
export function AboutSections({ page, known }: AboutSectionsProps) {
  const query = useAboutPage(page);
  const { data } = query;
  const saveSection = useSaveSection(page);
  const deleteSection = useDeleteSection();
  const isProposal = useSession(({ actor }) => decideScope(actor, 'pages.manage')) === 'propose';
  // The section is kept as it was opened, so that the form stays when somebody else deletes or adds it.
  const [edited, setEdited] = useState<EditedSection | null>(null);
  const [toDelete, setToDelete] = useState<ManagedSection | null>(null);
  const [outcome, setOutcome] = useState<ActionOutcome>(null);

  if (!data) return <NotLoaded labels={LABELS} query={query} />;

  function handleDone(result: SaveResult<ManagedSection>, done: string) {
    setOutcome({ kind: 'done', message: result.kind === 'proposed' ? result.message : done });
    setEdited(null);
    setToDelete(null);
  }

  const buildForm = ({ key, section }: EditedSection) => (
    <InlineForm
      name={`about-content:${page}/${key}`}
      capability="pages.manage"
      labels={LABELS}
      Form={Form}
      row={section}
      canCreate={can('pages.manage')}
      save={(body, options) => saveSection(key, body, options)}
      onCancel={() => setEdited(null)}
      onSaved={(result) => handleDone(result, LABELS.updated)}
    />
  );

  const stored = new Map(data.map((section) => [section.section_key, section]));
  const others = [...stored.keys()].filter((key) => key !== edited?.key);
  const keys = edited
    ? [...others.slice(0, edited.place), edited.key, ...others.slice(edited.place)]
    : others;
  const missing = known.filter((key) => !stored.has(key));
  return (
    <div className={styles.manager}>
      <StatusMessage outcome={outcome} onDismiss={() => setOutcome(null)} />
      {data.length === 0 ? (
        <EmptyState level={2} title="No content found for this page.">
          Visitors read this sentence until a section is added.
        </EmptyState>
      ) : null}
      {keys.length > 0 ? (
        <ul className={styles.sections} role="list">
          {keys.map((key, place) => {
            const section = stored.get(key);
            return (
              <li key={key}>
                {section ? (
                  <SectionCard
                    section={section}
                    isEditing={edited?.key === key}
                    isLocked={edited !== null}
                    onEdit={() => setEdited({ key, section, place })}
                    onDelete={() => setToDelete(section)}
                  />
                ) : null}
                {edited?.key === key ? buildForm(edited) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      {edited === null && missing.length > 0 && can('pages.manage') ? (
        <AddSection
          keys={missing}
          onAdd={(key) => setEdited({ key, section: undefined, place: data.length })}
        />
      ) : null}
      {toDelete ? (
        <DeleteDialog
          row={toDelete}
          getName={({ section_key: key }) => toLabel(key)}
          labels={LABELS}
          getFacts={({ title }) => (title ? [[t('Title'), title]] : [])}
          isProposal={isProposal}
          onConfirm={async (section) => handleDone(await deleteSection(section), LABELS.deleted)}
          onClose={() => setToDelete(null)}
        />
      ) : null}
    </div>
  );
}

interface AddSectionProps {
  /** Holds the section keys that have no section yet. */
  keys: readonly string[];
  onAdd: (key: string) => void;
}

/** Renders the field and button that open the form of an empty section. */
function AddSection({ keys, onAdd }: AddSectionProps) {
  const [chosen, setChosen] = useState('');
  const key = keys.includes(chosen) ? chosen : (keys[0] ?? '');
  return (
    <div className={styles.add}>
      <SelectField
        label="Section without content"
        options={toOptions(keys)}
        value={key}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button variant="line" onClick={() => onAdd(key)}>
        <Plus size={20} aria-hidden="true" />
        Add section
      </Button>
    </div>
  );
}
