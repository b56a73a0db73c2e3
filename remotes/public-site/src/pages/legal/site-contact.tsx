import type { Site } from '@narthex/shared-contracts/schemas/site';

/** How to reach the people behind the site, in a sentence of links. */
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
          <a href={`tel:${site.phone.replace(/\s/g, '')}`}>{site.phone}</a>
        </>
      ) : null}
    </>
  );
}
