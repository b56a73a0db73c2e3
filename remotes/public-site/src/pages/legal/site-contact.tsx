import type { Site } from '@narthex/shared-contracts/schemas/site';
import { PhoneLink } from '@narthex/shared-ui';

/** Renders a sentence with links to the contacts of the site. */
export function SiteContact({ site }: { site: Site }) {
  if (!site.email && !site.phone) return <>the church office</>;
  return (
    <>
      the church office
      {site.email ? (
        <>
          {' '}
          at <a href={`mailto:${site.email}`}>{site.email}</a>
        </>
      ) : null}
      {site.phone ? (
        <>
          {site.email ? ' or ' : ' '}
          <PhoneLink phone={site.phone} />
        </>
      ) : null}
    </>
  );
}
