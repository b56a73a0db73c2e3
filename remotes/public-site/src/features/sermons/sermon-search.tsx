import { SelectField, TextField } from '@narthex/shared-ui';
import { FilterForm } from '../../components/filters/filter-form';
import { seriesName } from './sermon-labels';
import type { SermonView } from './sermon-view';
import { useSermonFilters } from './use-sermons';

/** Returns the values that sermons have, and the one of the URL, which an old link may still name. */
const withCurrent = (values: readonly string[], current: string) =>
  current === '' || values.includes(current) ? values : [...values, current];

/** Renders the search of sermons by text, series and speaker. */
export function SermonSearch({ view, placeId }: { view: SermonView; placeId: string }) {
  const filters = useSermonFilters();
  const { text, series, speaker } = view;
  return (
    <FilterForm label="Search sermons" placeId={placeId}>
      <TextField
        type="search"
        name="q"
        label="Search by title, speaker or scripture"
        defaultValue={text}
        maxLength={80}
      />
      {filters ? (
        <>
          <SelectField
            key={`series ${series}`}
            name="series"
            label="Series"
            placeholder="All series"
            options={withCurrent(filters.series, series).map((value) => ({
              value,
              label: seriesName(value),
            }))}
            defaultValue={series}
          />
          <SelectField
            key={`speaker ${speaker}`}
            name="speaker"
            label="Speaker"
            placeholder="All speakers"
            options={withCurrent(filters.speakers, speaker).map((value) => ({ value, label: value }))}
            defaultValue={speaker}
          />
        </>
      ) : null}
    </FilterForm>
  );
}
