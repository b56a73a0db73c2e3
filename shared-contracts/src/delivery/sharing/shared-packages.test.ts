import { FEDERATION_RUNTIME, SHARED_PACKAGES } from './shared-packages';

const EXACT = /^\d+\.\d+\.\d+$/;

it('shares what holds state, and nothing else', () => {
  expect(Object.keys(SHARED_PACKAGES)).toEqual([
    'react',
    'react-dom',
    'react-router-dom',
    '@tanstack/react-query',
    'react-toastify/unstyled',
    '@narthex/shared-auth',
  ]);
});

it.each(Object.entries(SHARED_PACKAGES))('shares one exact version of %s', (_, { version }) => {
  expect(version).toMatch(EXACT);
});

it('runs one exact version of the federation runtime', () => {
  expect(FEDERATION_RUNTIME).toMatch(EXACT);
});
