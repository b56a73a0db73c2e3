import { ApiError, call, leaveAfterConfirm } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';
import {
  PAGE_CONTENT_PAGES,
  type PageContentCategory,
  type PageContentPage,
} from '@narthex/shared-contracts/enums';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';
import { t } from '@narthex/shared-contracts/translate';
import { Tabs, SelectField } from '@narthex/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { lazySection } from '../lazy-section';
import type { PanelScope } from '../panel-scope';
import { buildLabels } from '../resource-panel/resource-labels';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { SingleObjectPanel } from '../resource-panel/single/single-object-panel';
import type { ManagedPage, PageBody } from './managed-page';
import { CATEGORY_LABELS, getFieldLabels } from './page-content-labels';
import { SONG_RESOURCE } from './songs/song-resource';
import styles from './page-content-panel.module.css';

const Form = lazySection(() => import('./page-content-form'));

const LABELS = buildLabels(
  { one: t('content'), many: t('content') },
  {
    loadFailure: t('Failed to load content'),
    submitChanges: t('Save content'),
    updated: t('Content updated successfully!'),
    getSaveFailure: (error) =>
      error instanceof ApiError && error.status === 401
        ? t('Authentication required')
        : t('Failed to update content'),
  },
);

const CATEGORIES = Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label }));

const isCategory = (text: string): text is PageContentCategory => text in PAGE_CONTENT_PAGES;

/** For departments with a page of their own, the panel opens with that page. */
const OWN_PAGES: Readonly<Partial<Record<Department, readonly [PageContentCategory, PageContentPage]>>> = {
  music: ['music', 'church_choir'],
  health: ['ministries', 'health'],
  prayer: ['ministries', 'prayer_department'],
};

function readPlace(params: URLSearchParams, scope: PanelScope) {
  const [ownCategory, ownPage] = (scope.kind === 'department' && OWN_PAGES[scope.department]) || [];
  const named = params.get('category') ?? ownCategory ?? '';
  const category: PageContentCategory = isCategory(named) ? named : 'ministries';
  const pages: readonly PageContentPage[] = PAGE_CONTENT_PAGES[category];
  const page = pages.find((name) => name === (params.get('page') ?? ownPage)) ?? pages[0];
  if (!page) throw new Error(`${category} has no pages`);
  return { category, pages, page };
}

/** Renders the choice of a category and a page, then the form of its twelve fields. */
function PageContentManager({ scope }: { scope: PanelScope }) {
  const [params, setParams] = useSearchParams();
  const { category, pages, page } = readPlace(params, scope);
  const open = (next: Readonly<Record<string, string>>) =>
    leaveAfterConfirm(() => setParams(next, { replace: true }));

  async function load(signal: AbortSignal): Promise<ManagedPage> {
    const { data } = await call('pageContent.get', { category, page }, { signal });
    return {
      id: 0,
      path: MANAGED_PAGES[page].path,
      category,
      page,
      labels: getFieldLabels(page),
      fields: data.fields,
      version: data.version,
    };
  }

  return (
    <div className={styles.manager}>
      <div className={styles.place}>
        <SelectField
          label="Category"
          options={CATEGORIES}
          value={category}
          onChange={(event) => open({ category: event.target.value })}
        />
        <SelectField
          label="Page"
          options={pages.map((value) => ({ value, label: MANAGED_PAGES[value].title }))}
          value={page}
          onChange={(event) => open({ category, page: event.target.value })}
        />
      </div>
      <SingleObjectPanel<ManagedPage, PageBody>
        key={page}
        name={`page-content:${category}/${page}`}
        capability="pages.manage"
        labels={LABELS}
        Form={Form}
        load={load}
        save={(body, write) => write('pageContent.save', { category, page, body })}
      />
    </div>
  );
}

/** Renders the management of the pages of ministries and of the songs of the choirs. */
export default function PageContentPanel({ scope }: { scope: PanelScope }) {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      label="Content"
      value={params.get('tab') ?? 'pages'}
      // The URL parameters of one tab mean nothing to another, so they are dropped.
      onChange={(tab) => setParams(tab === 'pages' ? {} : { tab }, { replace: true })}
      tabs={[
        { id: 'pages', label: 'Page content', content: <PageContentManager scope={scope} /> },
        { id: 'songs', label: 'Songs', content: <ResourcePanel definition={SONG_RESOURCE} scope={scope} /> },
      ]}
    />
  );
}
