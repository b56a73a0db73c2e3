import { leaveAfterConfirm } from '@narthex/shared-auth';
import { SelectField } from '@narthex/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { ResourceSkeleton } from '../resource-panel/list/not-loaded';
import { useSite } from '../use-site';
import { listAboutPages } from './about-pages';
import { AboutSections } from './about-sections';
import styles from './about.module.css';

/** Renders the management of the four information pages: a choice of page, then the sections of that page. */
export default function AboutPanel() {
  const site = useSite();
  const [params, setParams] = useSearchParams();
  if (!site) return <ResourceSkeleton text="Loading content..." />;

  const pages = listAboutPages(site.product, site.slug);
  const page = pages.find(({ type }) => type === params.get('page')) ?? pages[0];
  if (!page) return null;
  return (
    <div className={styles.manager}>
      <div className={styles.page}>
        <SelectField
          label="Page"
          options={pages.map(({ type, label }) => ({ value: type, label }))}
          value={page.type}
          onChange={(event) => {
            const next = event.target.value;
            leaveAfterConfirm(() => setParams({ page: next }, { replace: true }));
          }}
        />
      </div>
      <AboutSections key={page.type} page={page.type} known={page.sections} />
    </div>
  );
}
