import { t } from '../language/translate';

interface DepartmentRecord {
  readonly label: string;
  readonly description: string;
  /** The label selects the dashboard of the department; `capabilities.ts` derives rights from it. */
  readonly access: 'Supreme Admin' | 'Senior Admin' | 'Department Admin';
  /** The leadership portal shows this short summary of the access. */
  readonly scope: string;
}

/** Creates the record of a department that has the department dashboard, for its own activities and pages. */
const ministry = (label: string, description: string) => ({
  label,
  description,
  access: 'Department Admin' as const,
  scope: t('{label} activities and pages', { label }),
});

/**
 * The departments sign in at the leadership portal, which shows them in this order. All code that depends on
 * departments reads this table; `docs/recipes/add-a-department.md` lists what else a new one needs.
 */
const RECORDS = {
  communication: {
    label: 'Communication',
    description: 'The website, notices and media',
    access: 'Supreme Admin',
    scope: t('Full system oversight'),
  },
  pastoral: {
    label: 'Pastoral',
    description: 'Chaplaincy, elders and pastoral care',
    access: 'Senior Admin',
    scope: t('Church-wide figures and reports'),
  },
  finance: {
    label: 'Finance',
    description: 'Treasury, budgets and stewardship',
    access: 'Senior Admin',
    scope: t('Church-wide figures and reports'),
  },
  youth: ministry(t('Youth'), t('Adventist Youth and campus fellowship')),
  music: ministry(t('Music'), t('Choirs and song service')),
  health: ministry(t('Health'), t('Health classes and clinics')),
  education: ministry(t('Education'), t('Sabbath School and classes')),
  prayer: ministry(t('Prayer'), t('Prayer meetings and requests')),
} as const satisfies Readonly<Record<string, DepartmentRecord>>;

/** Names a department in the form that the database and the API use. */
export type Department = keyof typeof RECORDS;

/** Provides the texts that the site shows for each department: name, description and reach of its access. */
export const DEPARTMENT_FACTS: Readonly<Record<Department, DepartmentRecord>> = RECORDS;

const ACCESS_LABELS: Readonly<Record<DepartmentRecord['access'], string>> = {
  'Supreme Admin': 'Supreme Admin',
  'Senior Admin': 'Senior Admin',
  'Department Admin': 'Department Admin',
};

/** Returns the label of a department's access level. */
export const accessLabel = (department: Department): string =>
  ACCESS_LABELS[DEPARTMENT_FACTS[department].access];

/** Lists every department in display order. */
export const DEPARTMENTS = Object.keys(RECORDS) as [Department, ...Department[]];

/** Lists the departments that share the department dashboard; each has its own theme. */
export const MINISTRY_DEPARTMENTS: readonly Department[] = DEPARTMENTS.filter(
  (department) => DEPARTMENT_FACTS[department].access === 'Department Admin',
);

/** Returns true if a value from outside (storage, a form, a URL) names a department. */
export function isDepartment(value: unknown): value is Department {
  return (DEPARTMENTS as readonly unknown[]).includes(value);
}
