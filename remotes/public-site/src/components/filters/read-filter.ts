import { MAX_PARAMETER_LENGTH, MAX_SEARCH_LENGTH } from '@narthex/shared-contracts';

const readParameter = (search: string, name: string, maxLength: number): string =>
  (new URLSearchParams(search).get(name) ?? '').trim().slice(0, maxLength);

/** Returns a parameter of the URL or ''. It is cut to the length up to which the server renders it. */
export const readFilter = (search: string, name: string): string =>
  readParameter(search, name, MAX_PARAMETER_LENGTH);

/** Returns the words that the URL searches for or ''. The API refuses more than that. */
export const readSearchText = (search: string): string => readParameter(search, 'q', MAX_SEARCH_LENGTH);
