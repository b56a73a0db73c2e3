import { paths, type Department } from '@narthex/shared-contracts';

/** Public pages of the departments that have one. */
export const DEPARTMENT_PAGES: Readonly<Partial<Record<Department, string>>> = {
  music: paths.churchChoir.to(),
  health: paths.health.to(),
  education: paths.sabbathSchool.to(),
  prayer: paths.prayerDepartment.to(),
};
