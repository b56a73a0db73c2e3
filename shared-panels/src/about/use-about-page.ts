import { call } from '@narthex/shared-auth';
import { useQuery } from '@tanstack/react-query';
import type { SaveOptions, SaveResult } from '../resource-panel/resource';
import { readDeletion, readResult } from '../resource-panel/resource-api';
import { useWrite } from '../resource-panel/writes/use-write';
import type { ManagedSection, SectionBody } from './about-pages';

const getKey = (page: string) => ['about-content', 'managed', page];

/** Loads the stored sections of a page in their order. */
export const useAboutPage = (page: string) =>
  useQuery({
    queryKey: getKey(page),
    queryFn: async ({ signal }): Promise<ManagedSection[]> => {
      const { data } = await call('about.getPage', { page }, { signal });
      return Object.entries(data).map(([section_key, { id, title, content, translations, version }]) => ({
        id,
        section_key,
        title,
        content,
        translations,
        version,
      }));
    },
  });

/** Returns a function that saves a section and then reloads the page. */
export function useSaveSection(page: string) {
  const write = useWrite();
  return async (
    sectionKey: string,
    body: SectionBody,
    { version }: SaveOptions,
  ): Promise<SaveResult<ManagedSection>> => {
    const response = await write(version ?? 0)('about.saveSection', {
      body: { page_type: page, section_key: sectionKey, ...body },
    });
    return readResult<ManagedSection>({
      message: response.message,
      data: { ...response.data, section_key: sectionKey },
    });
  };
}

/**
 * Returns a function that deletes a section or proposes to. The server refuses if the section has changed meanwhile.
 */
export function useDeleteSection() {
  const write = useWrite();
  return ({ id, version }: ManagedSection): Promise<SaveResult<ManagedSection>> =>
    readDeletion<ManagedSection>(write(version)('about.deleteSection', { id }));
}
