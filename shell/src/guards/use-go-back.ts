import { paths } from '@narthex/shared-contracts';
import { useNavigate } from 'react-router-dom';

/** One step back; home where this page is the first of the tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home.to()));
}
