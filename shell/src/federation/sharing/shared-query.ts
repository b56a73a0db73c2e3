/**
 * Shell and remotes share only these names of the query client (see shared-router.ts). The path is the
 * package's own entry, because its bare name is an alias of this list.
 */
export {
  QueryClient,
  QueryClientProvider,
  hydrate,
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../../../node_modules/@tanstack/react-query/build/modern/index.js';
