import type { ReactNode } from 'react';
import { Link } from '@narthex/remote-kit/router';
import { useResolvePath } from '../../resolve-path';

interface SmartLinkProps {
  /** A URL an editor wrote: a path of this site, or a whole URL. */
  readonly to: string;
  readonly className?: string;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

const ELSEWHERE = /^(https?:|mailto:|tel:|#)/i;
/** What the server sends as a file: no page of the router. */
const FILE = /^\/(?![/\\])(?:media\/|[^?#]*\.[a-z\d]+(?:[?#]|$))/i;

/** A link to wherever an editor pointed; anything that isn't a page, a file, a phone number or an e-mail address leads home. */
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
