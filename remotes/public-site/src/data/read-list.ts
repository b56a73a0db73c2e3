/** The rows of a list's response. Some back ends of the same calls wrap the list once more. */
export function readRows<Row>({ data }: { readonly data: readonly Row[] }): readonly Row[] {
  const given: readonly Row[] | { readonly data: readonly Row[] } = data;
  return 'data' in given ? (given as { readonly data: readonly Row[] }).data : given;
}

/** How many rows there are in all. Another back end may not count: then there is this one page. */
export function readTotal(response: {
  readonly data: readonly unknown[];
  readonly meta?: { readonly total: number };
}): number {
  return response.meta?.total ?? response.data.length;
}
