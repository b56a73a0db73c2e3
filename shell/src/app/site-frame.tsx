import { siteQuery } from '@narthex/shared-auth';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeferredFooter } from '../navigation/footer/deferred-footer';
import { SiteHeader } from '../navigation/header/site-header';
import { useMenu } from '../routing/use-route';

export function SiteFrame({ children }: { children: ReactNode }) {
  const { data: site } = useQuery(siteQuery);
  return (
    <>
      {site ? <SiteBar site={site} /> : null}
      <main id="content">{children}</main>
      {site ? <DeferredFooter /> : null}
    </>
  );
}

/** Subscribes to the session itself, so that signing in or out doesn't render the page again. */
function SiteBar({ site }: { site: Site }) {
  return <SiteHeader site={site} entries={useMenu()} />;
}
