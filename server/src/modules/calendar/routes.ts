import {
  addDays,
  plainDate,
  findSemester,
  findSemesterByKey,
  type Semester,
} from '@narthex/shared-contracts';
import { problem } from '../../problem-error';
import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../../site/site-repository';
import { presentEntry } from './presenter';
import { listProgramme, findProgrammeSpan, calendarStore, listManagedProgramme } from './repository';
import { t } from '@narthex/shared-contracts/translate';
import { listResponse } from '../../lists/list-rows';
import { handleRowCommands } from '../../writes/rows/row-commands';

const programmeRoutes: ModuleRoutes = async (app) => {
  handle(app, 'programme.list', async ({ query }) =>
    listResponse(await listManagedProgramme(app.db, query), presentEntry),
  );

  handle(app, 'programme.get', async ({ params }) => {
    const row = await calendarStore.find(app.db, params.id);
    if (!row) throw problem('not_found');
    return { success: true, data: presentEntry(row) };
  });

  handleRowCommands(app, 'programme', {
    subjectType: 'calendar',
    noun: t('Calendar event'),
    store: calendarStore,
    // The list of proposals shows a title, which a day of the programme doesn't have.
    present: (row) => ({ title: t('Programme of {date}', { date: row.date }), ...presentEntry(row) }),
  });
};

const MAX_SEMESTERS = 60;

/** Lists every semester from that of the first date to that of the last. */
function semestersBetween(first: string, last: string): Semester[] {
  const found: Semester[] = [];
  let semester = findSemester(first);
  while (semester.from <= last && found.length < MAX_SEMESTERS) {
    found.push(semester);
    semester = findSemester(addDays(semester.until, 1));
  }
  return found;
}

const named = ({ key, label }: Semester) => ({ key, label });

export const calendarRoutes: ModuleRoutes = async (app) => {
  await app.register(programmeRoutes);

  handle(app, 'calendar.get', async ({ query }) => {
    const today = plainDate(new Date(), await readTimeZone(app.db));
    const { semester: key, month, year = Number(today.slice(0, 4)) } = query;
    const firstOfMonth = month === undefined ? null : `${year}-${String(month).padStart(2, '0')}-01`;
    const semester = key === undefined ? findSemester(firstOfMonth ?? today) : findSemesterByKey(key);
    if (!semester) throw problem('not_found');
    const lastOfMonth =
      month === undefined ? null : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    const rows =
      key === undefined && firstOfMonth && lastOfMonth
        ? await listProgramme(app.db, firstOfMonth, lastOfMonth)
        : await listProgramme(app.db, semester.from, semester.until);
    const span = await findProgrammeSpan(app.db);
    const known = span ? semestersBetween(span.first, span.last) : [];
    // The selected semester is always one of the options, even if nothing is planned in it.
    const semesters = known.some(({ key: other }) => other === semester.key)
      ? known
      : [...known, semester].sort((a, b) => a.key.localeCompare(b.key));
    return {
      success: true,
      data: {
        semester: named(semester),
        semesters: semesters.map(named),
        entries: rows.map(presentEntry),
      },
    };
  });
};
