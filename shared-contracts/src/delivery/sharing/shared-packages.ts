/** Describes what the shell shares of one package. */
export interface SharedPackage {
  /** Holds the version that the shell runs. */
  readonly version: string;
  /** Lists the names that a remote may import; null allows every name of the package. */
  readonly names: readonly string[] | null;
}

const REACT = { version: '19.3.1', names: null } as const;

/** The shell runs this version of the federation runtime and shares it with the remotes. */
export const FEDERATION_RUNTIME = '2.9.2';

/**
 * The shell shares these packages with every remote, keyed by the specifier that code imports; only packages
 * with state are shared. The router and the query client are shared by name, because a shared module can't be
 * tree-shaken and their own entries re-export everything. The shell's `federation/sharing` holds the same
 * names; a test compares them.
 */
export const SHARED_PACKAGES = {
  react: REACT,
  'react-dom': REACT,
  'react-router-dom': {
    version: '7.18.5',
    names: [
      ...['BrowserRouter', 'Link', 'NavLink', 'Navigate', 'Outlet', 'Route', 'Routes'],
      ...['UNSAFE_NavigationContext', 'matchPath', 'resolvePath', 'useHref', 'useLocation'],
      ...['useMatch', 'useNavigate', 'useNavigationType', 'useOutletContext', 'useParams'],
      ...['useResolvedPath', 'useSearchParams'],
    ],
  },
  '@tanstack/react-query': {
    version: '5.108.0',
    names: [
      ...['QueryClient', 'QueryClientProvider', 'hydrate', 'keepPreviousData', 'queryOptions', 'skipToken'],
      ...['useMutation', 'useQuery', 'useQueryClient'],
    ],
  },
  'react-toastify/unstyled': {
    version: '11.2.0',
    names: [
      ...['Bounce', 'Flip', 'Icons', 'Slide', 'ToastContainer', 'Zoom', 'collapseToast', 'cssTransition'],
      ...['toast'],
    ],
  },
  '@narthex/shared-auth': {
    version: '2.0.0',
    names: [
      ...['ApiError', 'LEAVE_MESSAGES', 'UnsavedChangesGuard', 'call', 'can', 'configureApi'],
      ...['connectSession', 'download', 'effectiveAccess', 'endSession', 'evaluateGuard', 'followOtherTabs'],
      ...['hasUnsavedChanges', 'leaderLogin', 'leaveAfterConfirm', 'login', 'logout', 'mayOpen', 'nowQuery'],
      ...['postedFormQuery', 'refreshCurrentUser', 'register', 'restoreSession', 'safeReturnTo'],
      ...['sessionStore', 'siteQuery', 'uploadFile', 'useCurrentUser', 'useGuard', 'useLeavePrompt'],
      ...['useSession', 'useSessionEnd', 'useSessionRenewal', 'useSignOut', 'useUnsavedChanges'],
      ...['worshipServicesQuery'],
      // The shell's own code takes these from the same module, in pages and in frames.
      ...['adoptSession', 'apiErrorFrom', 'connectFrame', 'followUnsavedChanges', 'prepareCalls'],
      ...['readApiAccess', 'readStoredSession'],
    ],
  },
} as const satisfies Readonly<Record<string, SharedPackage>>;

/** Names a specifier under which the shell shares a package. */
export type SharedSpecifier = keyof typeof SHARED_PACKAGES;

/** Returns the package that a specifier belongs to: `react/jsx-runtime` is part of `react`. */
export const getPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
