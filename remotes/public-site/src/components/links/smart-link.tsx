import { Link } from '@narthex/remote-kit/router';
import type { ReactNode } from 'react';
import { useResolvePath } from '../../page-contexts';

interface SmartLinkProps {
  /** Holds the URL that an editor entered: a path of this site, or a whole URL. */
  readonly to: string;
  readonly className?: string;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

const ELSEWHERE = /^(https?:|mailto:|tel:|#)/i;
/** The server sends these paths as files, so they are no pages of the router. */
const FILE = /^\/(?![/\\])(?:media\/|[^?#]*\.[a-z\d]+(?:[?#]|$))/i;

/**
 * Renders a link to the URL that an editor entered. Anything but a page, a file, a phone number or an email address
 * becomes a link to the home page.
 */
export function SmartLink({ to, className, lang, children }: SmartLinkProps) {
  const resolvePath = useResolvePath();
  if (ELSEWHERE.test(to) || FILE.test(to)) {
    return (
      <a className={className} href={to} lang={lang} rel="noopener">
        {children}
      </a>
    );
  }
  const path = to.startsWith('/') && !to.startsWith('//') ? resolvePath(to) : '/';
  return (
    <Link className={className} to={path} lang={lang}>
      {children}
    </Link>
  );
}
