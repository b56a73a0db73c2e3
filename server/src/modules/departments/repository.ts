import { eq } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { pickColumns } from '../../writes/rows/pick-columns';
import { departments } from '../../database/schema/departments';

export const pickProfileColumns = <Input extends object>(input: Input) => pickColumns(departments, input);

/** Is the profile of a department. Commands identify rows by `id`, which is the name here. */
export type DepartmentRow = Omit<typeof departments.$inferSelect, 'name'> & { readonly id: Department };

const toRow = ({ name, ...row }: typeof departments.$inferSelect): DepartmentRow => ({ id: name, ...row });

export async function findDepartment(
  db: Queryable,
  name: Department,
  forUpdate = false,
): Promise<DepartmentRow | undefined> {
  const query = db.select().from(departments).where(eq(departments.name, name));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row && toRow(row);
}

export async function updateDepartment(
  tx: Queryable,
  name: Department,
  values: Omit<Partial<DepartmentRow>, 'id' | 'version'>,
): Promise<DepartmentRow | undefined> {
  const [row] = await tx.update(departments).set(values).where(eq(departments.name, name)).returning();
  return row && toRow(row);
}
