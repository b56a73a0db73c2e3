import { call } from '@narthex/shared-auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SaveOptions, SaveResult } from '../resource-panel/resource';
import { readResult } from '../resource-panel/resource-api';
import type { ManagedSection, SectionBody } from './about-pages';

const getKey = (page: string) => ['about-content', 'managed', page];

/** The stored sections of a page, in their order. */
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

/** Saves a section of a page; after it the page is read again. */
export function useSaveSection(page: string) {
  const queryClient = useQueryClient();
  return async (
    sectionKey: string,
    body: SectionBody,
    { version }: SaveOptions,
  ): Promise<SaveResult<ManagedSection>> => {
    const response = await call(
      'about.saveSection',
      { body: { page_type: page, section_key: sectionKey, ...body } },
      version === undefined ? {} : { ifMatch: version },
    );
    await queryClient.invalidateQueries({ queryKey: getKey(page) });
    return readResult<ManagedSection>({
      message: response.message,
      data: { ...response.data, section_key: sectionKey },
    });
  };
}

/** Deletes a section of a page, or proposes to; after it the page is read again. */
export function useDeleteSection(page: string) {
  const queryClient = useQueryClient();
  return async (id: number): Promise<SaveResult<ManagedSection>> => {
    const result = readResult<ManagedSection>(await call('about.deleteSection', { id }));
    await queryClient.invalidateQueries({ queryKey: getKey(page) });
    return result;
  };
}
