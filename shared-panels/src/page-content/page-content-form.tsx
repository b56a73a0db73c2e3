import { zodResolver } from '@hookform/resolvers/zod';
import { PAGE_CONTENT_FIELDS } from '@narthex/shared-contracts/enums';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import type { PagePreview as PagePreviewData } from '@narthex/shared-contracts/page-preview';
import {
  pageFieldsInputSchema,
  type PageContent,
  type PageFieldsInput,
} from '@narthex/shared-contracts/schemas/page-content';
import { useMediaQuery } from '@narthex/shared-ui';
import { useDeferredValue, type ReactNode } from 'react';
import { useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { lazySection } from '../lazy-section';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { loadCleaner, HtmlTools } from '../resource-panel/form/fields/html-tools';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { FactMenu } from './facts/fact-menu';
import { UnknownFacts } from './facts/unknown-facts';
import { FieldSection } from './field-section';
import {
  readPageValues,
  type FieldValues,
  type ManagedPage,
  type PageBody,
  type PageValues,
} from './managed-page';
import { FIELD_LABELS } from './page-content-labels';
import type { PagePreviewProps } from './preview/page-preview';
import styles from './page-content-form.module.css';

const renderMenu = (insert: (text: string) => void) => <FactMenu insert={insert} />;

interface PageFactsProps {
  form: UseFormReturn<PageValues, unknown, PageFieldsInput>;
  children: ReactNode;
}

/** Provides the menu of facts to the text fields of a page, and renders a warning about facts that no longer exist. */
function PageFacts({ form, children }: PageFactsProps) {
  const values = useWatch({ control: form.control });
  return (
    <HtmlTools value={renderMenu}>
      <UnknownFacts values={values} />
      {children}
    </HtmlTools>
  );
}

const PagePreview = lazySection<PagePreviewProps>(() => import('./preview/page-preview'));

/** The width fits the dashboard's menu, the fields and the preview beside each other. */
const ROOM_FOR_BOTH = '(min-width: 1180px)';

/** Renders the fields of a page, with a preview beside them if the window is wide enough. */
function PageFields({ form, row }: ResourceFieldsProps<ManagedPage, PageValues, PageFieldsInput>) {
  const isWide = useMediaQuery(ROOM_FOR_BOTH);
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <p className={styles.note}>
          If you leave a field empty, visitors see our standard text there, or nothing.{' '}
          {row ? (
            <a href={LANGUAGE_BASE + row.path} target="_blank" rel="noreferrer">
              See the page
            </a>
          ) : null}
        </p>
        <PageFacts form={form}>
          {PAGE_CONTENT_FIELDS.map((name) => (
            <FieldSection key={name} form={form} name={name} label={(row?.labels ?? FIELD_LABELS)[name]} />
          ))}
        </PageFacts>
      </div>
      {isWide ? (
        <aside className={styles.preview} aria-label="The page" tabIndex={0}>
          <LivePreview form={form} row={row} />
        </aside>
      ) : null}
    </div>
  );
}

type LivePreviewProps = Pick<ResourceFieldsProps<ManagedPage, PageValues, PageFieldsInput>, 'form' | 'row'>;

/** Renders the preview with a delay, so that typing stays responsive. */
function LivePreview({ form, row }: LivePreviewProps) {
  const values = useDeferredValue(useWatch({ control: form.control }) as PageValues);
  return <PagePreview values={values} stored={row?.fields ?? {}} />;
}

async function buildPreview({ fields }: PageBody, row: ManagedPage | undefined): Promise<PagePreviewData> {
  if (!row) throw new Error('A page is edited, never created');
  const { path, category, page, version } = row;
  const clean = await loadCleaner();
  const cleaned = Object.entries(fields).map(([name, { title, content, image_url: picture }]) => [
    name,
    { title, content: name === 'gallery_images' ? content : clean(content), image_url: picture },
  ]);
  const content = { fields: Object.fromEntries(cleaned) as PageContent['fields'], links: [], version };
  return { kind: 'page', path, category, page, content };
}

/** Returns the parts of a field as one text, which the comparison of two versions shows. */
const describeField = ({ title, content, image_url: url, translations }: FieldValues) =>
  [title, content, url, ...Object.values(translations ?? {}).flatMap((texts) => Object.values(texts))]
    .filter(Boolean)
    .join('\n');

export default createResourceForm<ManagedPage, PageValues, PageFieldsInput, PageBody>({
  // Empty fields hold '', whereas the schema also accepts null.
  resolver: zodResolver(pageFieldsInputSchema) as Resolver<PageValues, unknown, PageFieldsInput>,
  firstValues: readPageValues({}),
  getValues: ({ fields }) => readPageValues(fields),
  buildBody: (fields) => ({ fields }),
  fieldLabels: FIELD_LABELS,
  describeValue: (_field, value) => describeField(value as FieldValues),
  buildPreview,
  Fields: PageFields,
});
