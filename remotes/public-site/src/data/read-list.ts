/** Returns the rows of a list's response. Some servers with the same API wrap the list once more. */
export function readRows<Row>({ data }: { readonly data: readonly Row[] }): readonly Row[] {
  const given: readonly Row[] | { readonly data: readonly Row[] } = data;
  return 'data' in given ? (given as { readonly data: readonly Row[] }).data : given;
}

/** Returns the total number of rows. Some servers don't count them; then there is a single page. */
export function readTotal(response: {
  readonly data: readonly unknown[];
  readonly meta?: { readonly total: number };
}): number {
  return response.meta?.total ?? response.data.length;
}
