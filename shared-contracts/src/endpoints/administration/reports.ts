import { defineEndpoints } from '../define-endpoints';

/** Reports. */
export const reportsEndpoints = defineEndpoints({
  'reports.donations': { capability: 'giving.read' },
  'reports.engagement': { capability: 'figures.read' },
  'reports.content': { capability: 'figures.read' },
});
