import { SHARED_PACKAGES } from '@narthex/shared-contracts/shared-packages';
import * as query from './query';
import * as router from './router';

it.each([
  ['react-router-dom', router],
  ['@tanstack/react-query', query],
] as const)('offers every name of %s that the shell shares, and no other', (specifier, facade) => {
  expect(Object.keys(facade).sort()).toEqual([...SHARED_PACKAGES[specifier].names].sort());
});
