/**
 * The query client as shell and remotes share it: what is used, by name (see shared-router.ts). The path is the
 * package's own entry: its bare name would mean this very list.
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
