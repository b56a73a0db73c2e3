/** What the shell lends of one package. */
export interface LentPackage {
  /** The version that the shell runs. */
  readonly version: string;
  /** The names a remote may import; null for everything the package has. */
  readonly names: readonly string[] | null;
}

const REACT = { version: '19.3.1', names: null } as const;

/** The federation runtime that the shell runs on and lends. */
export const FEDERATION_RUNTIME = '2.9.2';

/**
 * What the shell lends to every remote, by the specifier that code imports: only what holds state. Its own entries re-export
 * everything they have, and a shared module keeps all of it, so router and query client are lent by name. The shell's
 * `federation/sharing` holds the same names; a test compares them.
 */
export const LENT_PACKAGES = {
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
} as const satisfies Readonly<Record<string, LentPackage>>;

/** A specifier under which the shell lends something. */
export type LentSpecifier = keyof typeof LENT_PACKAGES;

/** The package that a specifier belongs to: `react/jsx-runtime` is part of `react`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
