import type { PageFieldsInput } from '@narthex/shared-contracts/schemas/page-content';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { HtmlTools } from '../../resource-panel/form/fields/html-tools';
import type { PageValues } from '../managed-page';
import { FactMenu } from './fact-menu';
import { UnknownFacts } from './unknown-facts';

const renderMenu = (insert: (text: string) => void) => <FactMenu insert={insert} />;

interface PageFactsProps {
  form: UseFormReturn<PageValues, unknown, PageFieldsInput>;
  children: ReactNode;
}

/** Provides the menu of facts to the text fields of a page, and renders a warning about facts that no longer exist. */
export function PageFacts({ form, children }: PageFactsProps) {
  const values = useWatch({ control: form.control });
  return (
    <HtmlTools value={renderMenu}>
      <UnknownFacts values={values} />
      {children}
    </HtmlTools>
  );
}
