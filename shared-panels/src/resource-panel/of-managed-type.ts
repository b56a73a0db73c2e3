import { capabilityOf, endpointsOf, type ManagedName } from '@narthex/shared-contracts/managed';

/**
 * What a definition takes from the declaration of a managed type. Another name is given where a public page keeps
 * queries of this name in another form.
 */
export const ofManagedType = <N extends ManagedName>(type: N, name: string = type) => ({
  name,
  capability: capabilityOf(type),
  endpoints: endpointsOf(type),
});
