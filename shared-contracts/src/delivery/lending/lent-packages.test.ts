import { FEDERATION_RUNTIME, LENT_PACKAGES } from './lent-packages';

const EXACT = /^\d+\.\d+\.\d+$/;

it('lends what holds state, and nothing else', () => {
  expect(Object.keys(LENT_PACKAGES)).toEqual([
    'react',
    'react-dom',
    'react-router-dom',
    '@tanstack/react-query',
    'react-toastify/unstyled',
    '@narthex/shared-auth',
  ]);
});

it.each(Object.entries(LENT_PACKAGES))('lends one exact version of %s', (_, { version }) => {
  expect(version).toMatch(EXACT);
});

it('runs one exact version of the federation runtime', () => {
  expect(FEDERATION_RUNTIME).toMatch(EXACT);
});
