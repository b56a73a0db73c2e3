import { call } from '@narthex/shared-auth';

/** Describes a section of an information page in the response of the server. */
export interface AboutSection {
  readonly title: string;
  readonly content: string;
  readonly image_url?: string | null;
  /** Lists the names of the texts that are in another language than the page. */
  readonly untranslated?: readonly string[] | undefined;
}
export type AboutSections = Readonly<Partial<Record<string, AboutSection>>>;

export async function getAboutContent(page: string, signal?: AbortSignal): Promise<AboutSections> {
  const response = await call('about.getPage', { page }, { signal });
  if (response.status !== 'success') throw new Error('The content could not be read');
  return response.data;
}
