import { readFilter } from '../../components/filters/read-filter';
import { readPageNumber } from '../../components/links/page-number';

/** Which sermons a URL asks for; an empty text doesn't narrow. */
export interface SermonView {
  readonly page: number;
  readonly text: string;
  readonly series: string;
  readonly speaker: string;
}

export const readSermonView = (search: string): SermonView => ({
  page: readPageNumber(search),
  text: readFilter(search, 'q'),
  series: readFilter(search, 'series'),
  speaker: readFilter(search, 'speaker'),
});

export const isNarrowed = ({ text, series, speaker }: SermonView): boolean =>
  [text, series, speaker].some((filter) => filter !== '');
