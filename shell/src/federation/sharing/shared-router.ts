/**
 * The router as shell and remotes share it: what is used, by name. The package's own entry carries five times as much,
 * because a shared module keeps all its exports.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_NavigationContext,
  matchPath,
  resolvePath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
