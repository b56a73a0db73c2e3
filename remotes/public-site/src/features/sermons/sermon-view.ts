import { readFilter, readSearchText } from '../../components/filters/read-filter';
import { readPageNumber } from '../../components/links/page-links';

/** Describes which sermons a URL requests. Empty texts don't filter. */
export interface SermonView {
  readonly page: number;
  readonly text: string;
  readonly series: string;
  readonly speaker: string;
}

export const readSermonView = (search: string): SermonView => ({
  page: readPageNumber(search),
  text: readSearchText(search),
  series: readFilter(search, 'series'),
  speaker: readFilter(search, 'speaker'),
});

export const isNarrowed = ({ text, series, speaker }: SermonView): boolean =>
  [text, series, speaker].some((filter) => filter !== '');
