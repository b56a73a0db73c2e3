import type { PageContentField } from '@narthex/shared-contracts/enums';
import { useEffect, useState } from 'react';
import { loadCleaner } from '../../resource-panel/form/fields/clean-html';
import type { ManagedPage, PageValues } from '../managed-page';

type Cleaner = Awaited<ReturnType<typeof loadCleaner>>;

/** Returns sanitized HTML of a field. The stored content is used until the code of the sanitizer has loaded. */
export function useCleanHtml(values: PageValues, stored: ManagedPage['fields']) {
  const [cleaner, setCleaner] = useState<{ readonly clean: Cleaner }>();
  const readStored = (name: string) => stored[name]?.content ?? '';
  const isTyped = Object.entries(values).some(([name, { content }]) => (content ?? '') !== readStored(name));
  useEffect(() => {
    if (!isTyped) return;
    loadCleaner().then(
      (clean) => setCleaner({ clean }),
      (cause: unknown) => console.warn('The code that cleans HTML did not load', cause),
    );
  }, [isTyped]);
  return (name: PageContentField) => {
    const content = values[name].content ?? '';
    const isStored = content === readStored(name);
    return { __html: isStored || !cleaner ? readStored(name) : cleaner.clean(content) };
  };
}
