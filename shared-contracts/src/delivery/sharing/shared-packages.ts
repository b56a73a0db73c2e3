/** What the shell shares of one package. */
export interface SharedPackage {
  /** The version that the shell runs. */
  readonly version: string;
  /** The names a remote may import; null for everything the package has. */
  readonly names: readonly string[] | null;
}

const REACT = { version: '19.3.1', names: null } as const;

/** The federation runtime that the shell runs on and shares. */
export const FEDERATION_RUNTIME = '2.9.2';

/**
 * What the shell shares to every remote, by the specifier that code imports: only what holds state. Its own entries re-export
 * everything they have, and a shared module keeps all of it, so router and query client are shared by name. The shell's
 * `federation/sharing` holds the same names; a test compares them.
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
    version: '1.0.0',
    names: [
      ...['ApiError', 'LEAVE_MESSAGES', 'UnsavedChangesGuard', 'call', 'can', 'configureApi'],
      ...['connectSession', 'download', 'effectiveAccess', 'endSession', 'evaluateGuard', 'followOtherTabs'],
      ...['hasUnsavedChanges', 'leaderLogin', 'leaveAfterConfirm', 'login', 'logout', 'mayOpen', 'nowQuery'],
      ...['postedFormQuery', 'refreshCurrentUser', 'register', 'restoreSession', 'safeReturnTo'],
      ...['sessionStore', 'siteQuery', 'uploadFile', 'useCurrentUser', 'useGuard', 'useLeavePrompt'],
      ...['useSession', 'useSessionEnd', 'useSessionRenewal', 'useSignOut', 'useUnsavedChanges'],
      ...['worshipServicesQuery'],
    ],
  },
} as const satisfies Readonly<Record<string, SharedPackage>>;

/** A specifier under which the shell shares something. */
export type SharedSpecifier = keyof typeof SHARED_PACKAGES;

/** The package that a specifier belongs to: `react/jsx-runtime` is part of `react`. */
export const getPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
