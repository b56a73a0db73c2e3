import { scopeOf, type Actor, type Department, type Descriptor } from '@narthex/shared-contracts';
import type { GrantRow } from '../grants/grant-repository';
import type { PreviewRow } from './preview-repository';

/** Lists the departments whose leaders review a remote: those of its grant, or of the version's mounts. */
const listDepartments = (
  grant: Pick<GrantRow, 'departments'> | undefined,
  { mounts }: Pick<Descriptor, 'mounts'>,
): readonly Department[] => grant?.departments ?? mounts.flatMap(({ departments = [] }) => departments);

/**
 * Returns true if a person may open a preview: they have one of its roles, and either decide what is live or lead
 * a department of the remote.
 */
export function mayOpenPreview(
  actor: Actor,
  { roles }: Pick<PreviewRow, 'roles'>,
  grant: Pick<GrantRow, 'departments'> | undefined,
  descriptor: Pick<Descriptor, 'mounts'>,
): boolean {
  if (!roles.includes(actor.role)) return false;
  if (scopeOf(actor, 'delivery.release') === 'all') return true;
  return actor.department !== null && listDepartments(grant, descriptor).includes(actor.department);
}
