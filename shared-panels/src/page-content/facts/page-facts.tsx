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

/** Gives the texts of a page the menu of facts, and warns of those that are gone. */
export function PageFacts({ form, children }: PageFactsProps) {
  const values = useWatch({ control: form.control });
  return (
    <HtmlTools value={renderMenu}>
      <UnknownFacts values={values} />
      {children}
    </HtmlTools>
  );
}
