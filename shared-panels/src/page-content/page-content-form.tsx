import { zodResolver } from '@hookform/resolvers/zod';
import { PAGE_CONTENT_FIELDS } from '@narthex/shared-contracts/closed-lists';
import { pageFieldsInputSchema, type PageFieldsInput } from '@narthex/shared-contracts/schemas/page-content';
import { Button } from '@narthex/shared-ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { lazySection } from '../lazy-section';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { PageFacts } from './facts/page-facts';
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

const PagePreview = lazySection<PagePreviewProps>(() => import('./preview/page-preview'));

function PageFields({ form, row }: ResourceFieldsProps<ManagedPage, PageValues, PageFieldsInput>) {
  const [preview, setPreview] = useState<PageValues | null>(null);
  return (
    <>
      <div className={styles.tools}>
        <p>If you leave a field empty, visitors see our standard text there, or nothing.</p>
        <Button variant="line" onClick={() => setPreview(form.getValues())}>
          <Eye size={20} aria-hidden="true" />
          Preview
        </Button>
        {row ? (
          <a href={row.path} target="_blank" rel="noreferrer">
            See the page
          </a>
        ) : null}
      </div>
      <PageFacts form={form}>
        {PAGE_CONTENT_FIELDS.map((name) => (
          <FieldSection key={name} form={form} name={name} label={(row?.labels ?? FIELD_LABELS)[name]} />
        ))}
      </PageFacts>
      {preview ? <PagePreview values={preview} onClose={() => setPreview(null)} /> : null}
    </>
  );
}

/** The parts of a field in one text, as two versions are compared by it. */
const describeField = ({ title, content, image_url: url, translations }: FieldValues) =>
  [title, content, url, ...Object.values(translations ?? {}).flatMap((texts) => Object.values(texts))]
    .filter(Boolean)
    .join('\n');

export default createResourceForm<ManagedPage, PageValues, PageFieldsInput, PageBody>({
  // The form's fields hold text; the schema takes null for them as well.
  resolver: zodResolver(pageFieldsInputSchema) as Resolver<PageValues, unknown, PageFieldsInput>,
  getEmptyValues: () => readPageValues({}),
  getValues: ({ fields }) => readPageValues(fields),
  buildBody: (fields) => ({ fields }),
  fieldLabels: FIELD_LABELS,
  describeValue: (_field, value) => describeField(value as FieldValues),
  Fields: PageFields,
});
