/** Replaces queries that load page by page, since the shell shares no such hook (see shared-query.ts). */
export function infiniteQueryBehavior(): never {
  throw new Error('This query client knows no infinite queries.');
}

export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
