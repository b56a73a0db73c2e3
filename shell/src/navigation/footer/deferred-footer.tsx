import { LANGUAGE_BASE, LANGUAGES, joinLanguage } from '@narthex/shared-contracts/languages';
import { deferredSection } from '@narthex/shared-ui/deferred-section';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SlotBoundary } from '../../federation/slot/slot-boundary';
import { FOOTER_ID } from '../header/mobile-menu';
// The HTML comes without the code, and is styled.
import './inquiry-form.module.css';
import './site-footer.module.css';

const Footer = deferredSection(
  FOOTER_ID,
  () => import(/* webpackChunkName: "site-footer" */ './site-footer'),
  <ServerFooter />,
);

/** Loads the footer's code where it is rendered at once: on the server, and in tests that stand in for it. */
export const prepareFooter = Footer.prepare;

/** The footer of every public page. Its links and its form work before its code is there. */
export function DeferredFooter() {
  const { key, pathname, search } = useLocation();
  return (
    <SlotBoundary fallback={() => <ServerFooter />} onError={Footer.forgetFailure} resetKey={key}>
      <Footer renderedFor={pathname + search} />
    </SlotBoundary>
  );
}

/** The server's HTML once more, where somebody goes to another page while the code is on its way or does not come. */
function ServerFooter() {
  const [html] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(FOOTER_ID)?.outerHTML ?? ''),
  );
  const copy = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  // It was rendered for the page before: what leads back to the page, or to it in another language, is set anew.
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
