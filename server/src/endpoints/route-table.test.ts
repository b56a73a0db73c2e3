import { findRoute } from './route-table';

it.each(['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/*'])('describes %s', (path) => {
  expect(findRoute('GET', path)?.name).toBe('docs.view');
});

it.each(['/api/docsecrets', '/api/docs-internal', '/api/docs.json', '/xapi/docs', '/api/doc'])(
  'knows no record for %s',
  (path) => {
    expect(findRoute('GET', path)).toBeUndefined();
  },
);
