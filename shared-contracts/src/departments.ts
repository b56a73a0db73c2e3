/** The eight departments that sign in at the leadership portal, in the order they are shown. */
export const DEPARTMENTS = [
  'communication',
  'pastoral',
  'finance',
  'youth',
  'music',
  'health',
  'education',
  'prayer',
] as const;

export type Department = (typeof DEPARTMENTS)[number];

/** The departments that share the department dashboard, each with its own theme. */
export const MINISTRY_DEPARTMENTS = [
  'youth',
  'music',
  'health',
  'education',
  'prayer',
] as const satisfies readonly Department[];

interface DepartmentFacts {
  readonly label: string;
  readonly description: string;
  readonly access: 'Supreme Admin' | 'Senior Admin' | 'Department Admin';
  /** What the access label allows, in a few words for the portal. */
  readonly scope: string;
}

const facts = (
  label: string,
  description: string,
  access: DepartmentFacts['access'],
  scope: string,
): DepartmentFacts => ({ label, description, access, scope });

/** What a person sees of each department: its name, what it does, and how far its access reaches. */
export const DEPARTMENT_FACTS: Readonly<Record<Department, DepartmentFacts>> = {
  communication: facts(
    'Communication',
    'The website, notices and media',
    'Supreme Admin',
    'Full system oversight',
  ),
  pastoral: facts(
    'Pastoral',
    'Chaplaincy, elders and pastoral care',
    'Senior Admin',
    'Church-wide figures and reports',
  ),
  finance: facts(
    'Finance',
    'Treasury, budgets and stewardship',
    'Senior Admin',
    'Church-wide figures and reports',
  ),
  youth: facts(
    'Youth',
    'Adventist Youth and campus fellowship',
    'Department Admin',
    'Youth activities and pages',
  ),
  music: facts('Music', 'Choirs and song service', 'Department Admin', 'Music activities and pages'),
  health: facts('Health', 'Health classes and clinics', 'Department Admin', 'Health activities and pages'),
  education: facts(
    'Education',
    'Sabbath School and classes',
    'Department Admin',
    'Education activities and pages',
  ),
  prayer: facts('Prayer', 'Prayer meetings and requests', 'Department Admin', 'Prayer activities and pages'),
};

/** Whether a text from outside (storage, a form, a URL) names a department. */
export function isDepartment(value: unknown): value is Department {
  return (DEPARTMENTS as readonly unknown[]).includes(value);
}
