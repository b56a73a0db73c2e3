import { DEPARTMENTS, DEPARTMENT_FACTS, MINISTRY_DEPARTMENTS, isDepartment } from './departments';

const OWN = 'activities and pages';
const CHURCH_WIDE = 'Church-wide figures and reports';

/** The specification lists these departments in this order. */
const PORTAL = [
  ['communication', 'Communication', 'Supreme Admin', 'Full system oversight'],
  ['pastoral', 'Pastoral', 'Senior Admin', CHURCH_WIDE],
  ['finance', 'Finance', 'Senior Admin', CHURCH_WIDE],
  ['youth', 'Youth', 'Department Admin', `Youth ${OWN}`],
  ['music', 'Music', 'Department Admin', `Music ${OWN}`],
  ['health', 'Health', 'Department Admin', `Health ${OWN}`],
  ['education', 'Education', 'Department Admin', `Education ${OWN}`],
  ['prayer', 'Prayer', 'Department Admin', `Prayer ${OWN}`],
];

it('says at the portal who each is, and how far it reaches', () => {
  const shown = DEPARTMENTS.map((department) => {
    const { label, access, scope } = DEPARTMENT_FACTS[department];
    return [department, label, access, scope];
  });
  const specified = PORTAL.map(([department]) => department);
  // A campus may add departments of its own.
  expect(shown.filter(([department]) => specified.includes(department ?? ''))).toEqual(PORTAL);
});

it.each(DEPARTMENTS)('says what %s does', (department) => {
  expect(DEPARTMENT_FACTS[department].description).toMatch(/^[A-Z][\w ,]+$/);
});

it('shares the department dashboard among those that manage their own', () => {
  for (const ministry of ['youth', 'music', 'health', 'education', 'prayer'] as const)
    expect(MINISTRY_DEPARTMENTS).toContain(ministry);
  for (const other of ['communication', 'pastoral', 'finance'] as const)
    expect(MINISTRY_DEPARTMENTS).not.toContain(other);
});

it.each([
  ['music', true],
  ['Music', false],
  ['parking', false],
  ['', false],
  [null, false],
  [['music'], false],
])('takes %p for a department: %p', (value, expected) => {
  expect(isDepartment(value)).toBe(expected);
});
