import { paths, type Department } from '@narthex/shared-contracts';

/** The public page that is about a department, where there is one. */
export const DEPARTMENT_PAGES: Readonly<Partial<Record<Department, string>>> = {
  music: paths.churchChoir.to(),
  health: paths.health.to(),
  education: paths.sabbathSchool.to(),
  prayer: paths.prayerDepartment.to(),
};
