import { paths } from '@narthex/shared-contracts';
import { useNavigate } from 'react-router-dom';

/** Returns a function that goes back one step, or to the home page if this page is the first of the tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home.to()));
}
