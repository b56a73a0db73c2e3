import { deferredSection } from '@narthex/shared-ui/deferred-section';
import { useState } from 'react';
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
  const { key } = useLocation();
  return (
    <SlotBoundary fallback={() => <ServerFooter />} onError={Footer.forgetFailure} resetKey={key}>
      <Footer />
    </SlotBoundary>
  );
}

/** The server's HTML once more, where somebody goes to another page while the code is on its way or does not come. */
function ServerFooter() {
  const [html] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(FOOTER_ID)?.outerHTML ?? ''),
  );
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
