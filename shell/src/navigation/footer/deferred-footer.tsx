import { LANGUAGE_BASE, LANGUAGES, joinLanguage } from '@narthex/shared-contracts/languages';
import { deferredSection } from '@narthex/shared-ui/deferred-section';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SlotBoundary } from '../../federation/slot/slot-boundary';
import { FOOTER_ID } from './footer-id';

/** The styles of the footer are in this chunk, which the server links for every page that it renders. */
export const FOOTER_CHUNK = 'site-footer';

const Footer = deferredSection(
  FOOTER_ID,
  () => import(/* webpackChunkName: "site-footer" */ './site-footer'),
  <ServerFooter />,
);

/** Loads the footer's code in advance, for the server and for tests. */
export const prepareFooter = Footer.prepare;

/** Renders the footer of every public page. Its links and its form work before its code is loaded. */
export function DeferredFooter() {
  const { key, pathname, search } = useLocation();
  return (
    <SlotBoundary fallback={() => <ServerFooter />} onError={Footer.forgetFailure} resetKey={key}>
      <Footer renderedFor={pathname + search} />
    </SlotBoundary>
  );
}

/** Shows the server's HTML again after a navigation while the code is loading or fails to load. */
function ServerFooter() {
  const [html] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(FOOTER_ID)?.outerHTML ?? ''),
  );
  const copy = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  // The HTML was rendered for the previous page, so links to the same page in other languages, and the form's
  // return path, are updated.
  useLayoutEffect(() => {
    for (const link of copy.current?.querySelectorAll<HTMLAnchorElement>('a[hreflang]') ?? []) {
      const language = LANGUAGES.find((each) => each === link.hreflang);
      if (language) link.href = joinLanguage(language, pathname + search);
    }
    const back = copy.current?.querySelector<HTMLInputElement>('[name=back]');
    if (back) back.value = LANGUAGE_BASE + pathname;
  }, [pathname, search]);
  return <div ref={copy} dangerouslySetInnerHTML={{ __html: html }} />;
}
