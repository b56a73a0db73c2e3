import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Descriptor, Mount } from '@narthex/shared-contracts';

/** This is the short name of the demo congregation. */
const PRODUCT = 'Mwangaza';
const BUILDS = fileURLToPath(new URL('../../remotes/public-site/dist', import.meta.url));

/** Reads the mounts of the public pages from the build that the site under test serves. */
function readMounts(): Mount[] {
  const [version] = readdirSync(BUILDS);
  if (!version) throw new Error('The public site is not built: npm run build');
  const manifest = readFileSync(path.join(BUILDS, version, 'mf-manifest.json'), 'utf8');
  // The build has validated the descriptor.
  const { metaData }: { metaData: { descriptor: Descriptor } } = JSON.parse(manifest);
  return metaData.descriptor.mounts;
}

const mounts = readMounts().filter(({ path: mountPath }) => mountPath !== '/');
const isListed = ({ sitemap }: Mount) => sitemap !== false;
const buildUrl = ({ path: mountPath }: Mount) => mountPath.replace('{product}', PRODUCT);

/** The canonical paths of every public page in the sitemap except the home page. */
export const INNER_PAGES: readonly string[] = mounts.filter(isListed).map(buildUrl);

/** These are pages of single rows, the portals, and pages that no sitemap lists. */
export const FURTHER_PAGES: readonly string[] = [
  ...mounts.flatMap(({ path: mountPath, sitemap }) => (sitemap && sitemap.items ? `${mountPath}/1` : [])),
  ...mounts.filter((mount) => !isListed(mount)).map(buildUrl),
  '/members',
  '/members-portal?tab=join',
  '/leaders',
  '/leaders?department=music',
  '/admin/login',
  '/no/such/page',
];

/** These are all pages that a visitor can open. */
export const EVERY_PAGE: readonly string[] = ['/', ...INNER_PAGES, ...FURTHER_PAGES];

/** Alternative paths, each with the canonical one. */
export const ALIASES: readonly (readonly [alias: string, path: string])[] = mounts.flatMap((mount) =>
  (mount.aliases ?? []).map((alias) => [alias, buildUrl(mount)] as const),
);
