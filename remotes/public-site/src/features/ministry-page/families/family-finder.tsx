import { useLocation } from '@narthex/remote-kit/router';
import { foldWords } from '@narthex/shared-contracts/fold-text';
import type { PageField } from '@narthex/shared-contracts/schemas/page-content';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { TextField, classNames } from '@narthex/shared-ui';
import { ClearFilters } from '../../../components/filters/clear-filters';
import { FilterForm } from '../../../components/filters/filter-form';
import { readSearchText } from '../../../components/filters/read-filter';
import { StoredHtml } from '../../../components/text/stored-html';
import { readRows } from '../read-rows';
import layout from '../../../components/layout/section.module.css';
import styles from './family-finder.module.css';

/** Numbers must match completely, or hall 2 would find house 24. Other words match by their beginning. */
const isFound = (wanted: string, word: string) =>
  /^\d+$/.test(wanted) ? word === wanted : word.startsWith(wanted);

/** Returns the families whose name and place, the first two columns, contain all words of the query. */
export function findFamilies(
  rows: readonly (readonly string[])[],
  query: string,
): readonly (readonly string[])[] {
  const wanted = foldWords(query);
  return rows.filter(([name = '', place = '']) => {
    const words = foldWords(`${name} ${place}`);
    return wanted.every((part) => words.some((word) => isFound(part, word)));
  });
}

const PLACE_ID = 'families';

/** Renders a search of the Bible study families by name or place. The list itself is the stored text of the page. */
export function FamilyFinder({ field }: { field: PageField | undefined }) {
  const { search } = useLocation();
  const stored = readRows(field?.content ?? '');
  if (!field || !stored) return null;
  const query = readSearchText(search);
  const found = findFamilies(stored.rows, query);
  const [, ...heads] = stored.heads;
  return (
    <section
      id={PLACE_ID}
      className={classNames(layout.wrap, styles.finder)}
      aria-labelledby="families-title"
    >
      <h2 id="families-title" className={layout.title} lang={textLanguage(field, 'title')}>
        {field.title || 'The families'}
      </h2>
      <FilterForm label="Find a family" placeId={PLACE_ID}>
        <TextField
          type="search"
          name="q"
          label="Search by family, hall or room"
          defaultValue={query}
          maxLength={80}
        />
      </FilterForm>
      {query === '' ? null : (
        <ClearFilters
          found={`${found.length === 1 ? 'One family' : `${found.length} families`} for “${query}”`}
          label="All families"
          placeId={PLACE_ID}
        />
      )}
      <ul role="list" className={styles.families} lang={textLanguage(field, 'content')}>
        {found.map(([name = '', ...facts]) => (
          <li key={name} className={styles.family}>
            <h3 className={styles.name}>{name}</h3>
            {facts.length > 0 ? (
              <dl>
                {facts.map((fact, index) => (
                  <div key={heads[index] ?? index}>
                    <dt>{heads[index]}</dt>
                    <dd>{fact}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p>Try the number of a family, such as seven, or the name of your hall.</p>
      ) : null}
      {stored.rest.trim() ? (
        <StoredHtml html={stored.rest} lang={textLanguage(field, 'content')} className={styles.rest} />
      ) : null}
    </section>
  );
}
