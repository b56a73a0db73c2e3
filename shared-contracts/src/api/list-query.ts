import { z } from 'zod';
import { lineText } from '../schemas/text';
import { MAX_SEARCH_LENGTH } from './limits';

/** A page of a list has this many rows unless the request asks for another number. */
export const DEFAULT_PAGE_SIZE = 20;
/** A request for more rows per page than this is refused with 422. */
export const MAX_PAGE_SIZE = 100;

/**
 * The server counts no further, because counting every row of a large table is slow and nobody needs the
 * number.
 */
export const MAX_COUNTED_ROWS = 1000;

/**
 * Describes the position of a page in the list. `total` is exact up to `MAX_COUNTED_ROWS`; beyond it
 * `has_more_than_total` is true.
 */
export const listMetaSchema = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  /** Repeats `per_page` for older callers. */
  limit: z.number().int(),
  total: z.number().int(),
  has_more_than_total: z.boolean(),
});
/** Describes the position of a page in the list: page, size and total. */
export type ListMeta = z.infer<typeof listMetaSchema>;

/** Creates the schema of `{success, data, meta}`, which every list responds with. */
export const listEnvelope = <T extends z.ZodType>(item: T) =>
  z.object({
    success: z.boolean(),
    data: z.array(item),
    message: z.string().optional(),
    meta: listMetaSchema,
  });

/** Describes one page of a list. */
export interface ListPage<T> {
  success: boolean;
  data: T[];
  message?: string;
  meta: ListMeta;
}

const pageNumber = () => z.coerce.number().int().min(1).max(100_000);
const pageSize = () => z.coerce.number().int().min(1).max(MAX_PAGE_SIZE);

type SortKey<T extends string> = T | `-${T}`;

/**
 * Creates the query schema of a list: `page`, `per_page` (or `limit`, the specification's name for it),
 * `search`, and `sort` by one of `sorts` (descending with a leading minus). Filters are added with `.extend`.
 *
 *     const songQuerySchema = listQuery({ sorts: ['sort_order', 'title'] }).extend({ group: … });
 */
export function listQuery<const T extends string>(options: { readonly sorts: readonly [T, ...T[]] }) {
  const keys = options.sorts.flatMap((key) => [key, `-${key}`]) as SortKey<T>[];
  return z.object({
    page: pageNumber().default(1),
    per_page: pageSize().optional(),
    limit: pageSize().optional(),
    search: lineText(MAX_SEARCH_LENGTH).default(''),
    sort: z.enum(keys as [SortKey<T>, ...SortKey<T>[]]).optional(),
  });
}

/** Describes the parsed query of a list, without the filters of a particular list. */
export type ListRequest<T extends string = string> = z.output<ReturnType<typeof listQuery<T>>>;

/** Returns the rows per page: `per_page`, else `limit`, else the default of the list. */
export const pageSizeFor = (
  { per_page, limit }: Partial<Pick<ListRequest, 'per_page' | 'limit'>>,
  fallback = DEFAULT_PAGE_SIZE,
): number => per_page ?? limit ?? fallback;
