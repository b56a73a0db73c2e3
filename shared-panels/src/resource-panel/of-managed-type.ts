import { capabilityOf, endpointsOf, type ManagedName } from '@narthex/shared-contracts/managed';

/**
 * Returns the parts of a definition that follow from the declaration of a managed type. `name` differs from the type
 * if a public page caches queries under that name with another shape.
 */
export const ofManagedType = <N extends ManagedName>(type: N, name: string = type) => ({
  name,
  capability: capabilityOf(type),
  endpoints: endpointsOf(type),
});
