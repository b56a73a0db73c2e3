import { z } from 'zod';
import { lineText } from '../schemas/text';

/** Rows in a page of a list when nobody says how many. */
export const DEFAULT_PAGE_SIZE = 20;
/** The most rows that one page of a list may have. */
export const MAX_PAGE_SIZE = 100;

/** A total is counted up to here: counting every row of a large table costs more than anyone gains by it. */
export const MAX_COUNTED_ROWS = 1000;

/** Where a list stands: `total` is exact up to `MAX_COUNTED_ROWS`; beyond it `has_more_than_total` is true. */
export const listMetaSchema = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  /** The same as `per_page`, as older callers read it. */
  limit: z.number().int(),
  total: z.number().int(),
  has_more_than_total: z.boolean(),
});
/** Where a page of a list stands in the whole: page, size, total. */
export type ListMeta = z.infer<typeof listMetaSchema>;

/** `{success, data, meta}`: the response of every list. */
export const listEnvelope = <T extends z.ZodType>(item: T) =>
  z.object({
    success: z.boolean(),
    data: z.array(item),
    message: z.string().optional(),
    meta: listMetaSchema,
  });

/** A page of a list as callers get it. */
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
 * The query of a list: `page`, `per_page` (or `limit`, as the specification's calls name it), `search`, and `sort` by
 * one of `sorts` (descending with a minus before it). Filters are added with `.extend`.
 *
 *     const songQuerySchema = listQuery({ sorts: ['sort_order', 'title'] }).extend({ group: … });
 */
export function listQuery<const T extends string>(options: { readonly sorts: readonly [T, ...T[]] }) {
  const keys = options.sorts.flatMap((key) => [key, `-${key}`]) as SortKey<T>[];
  return z.object({
    page: pageNumber().default(1),
    per_page: pageSize().optional(),
    limit: pageSize().optional(),
    search: lineText(100).default(''),
    sort: z.enum(keys as [SortKey<T>, ...SortKey<T>[]]).optional(),
  });
}

/** What every list is asked for, its filters aside. */
export type ListRequest<T extends string = string> = z.output<ReturnType<typeof listQuery<T>>>;

/** How many rows a page has: `per_page`, or `limit`, or what the list shows unless it is told. */
export const pageSizeFor = (
  { per_page, limit }: Partial<Pick<ListRequest, 'per_page' | 'limit'>>,
  fallback = DEFAULT_PAGE_SIZE,
): number => per_page ?? limit ?? fallback;
