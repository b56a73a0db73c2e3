import { t } from '../language/translate';

interface DepartmentRecord {
  readonly label: string;
  readonly description: string;
  /** Whose dashboard it opens and what its people may do: `capabilities.ts` reads it. */
  readonly access: 'Supreme Admin' | 'Senior Admin' | 'Department Admin';
  /** What the access label allows, in a few words for the portal. */
  readonly scope: string;
}

/** A department with the department dashboard: its own activities and pages. */
const ministry = (label: string, description: string) => ({
  label,
  description,
  access: 'Department Admin' as const,
  scope: t('{label} activities and pages', { label }),
});

/**
 * One record per department that signs in at the leadership portal, in the order they are shown. Everything that knows
 * departments reads this one; `docs/recipes/add-a-department.md` says what else a new one needs.
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

/** The name of a department, as it is stored and sent. */
export type Department = keyof typeof RECORDS;

/** What a person sees of each department: its name, what it does, and how far its access reaches. */
export const DEPARTMENT_FACTS: Readonly<Record<Department, DepartmentRecord>> = RECORDS;

const ACCESS_LABELS: Readonly<Record<DepartmentRecord['access'], string>> = {
  'Supreme Admin': 'Supreme Admin',
  'Senior Admin': 'Senior Admin',
  'Department Admin': 'Department Admin',
};

/** What a department's access is called. */
export const accessLabel = (department: Department): string =>
  ACCESS_LABELS[DEPARTMENT_FACTS[department].access];

/** Every department, in the order they are shown. */
export const DEPARTMENTS = Object.keys(RECORDS) as [Department, ...Department[]];

/** The departments that share the department dashboard, each with its own theme. */
export const MINISTRY_DEPARTMENTS: readonly Department[] = DEPARTMENTS.filter(
  (department) => DEPARTMENT_FACTS[department].access === 'Department Admin',
);

/** Whether a text from outside (storage, a form, a URL) names a department. */
export function isDepartment(value: unknown): value is Department {
  return (DEPARTMENTS as readonly unknown[]).includes(value);
}
