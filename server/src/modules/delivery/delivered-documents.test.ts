import { withTestApp } from '../../../test/build-app';
import { goLive } from '../../../test/remote-factories';
import { registryRoutes } from './registry/registry-routes';
import { registryPlugin } from './registry/registry-plugin';
import { healthPlugin } from './health/health-plugin';

const app = withTestApp({ modules: [registryPlugin, healthPlugin, registryRoutes] });
const SCRIPT = '<script xmlns="http://www.w3.org/1999/xhtml">alert(document.domain)</script>';
const DOCUMENTS = {
  'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  'page.html': SCRIPT,
  'page.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
  'feed.xml': SCRIPT,
  'notes.pdf': '%PDF-1.7',
  'LOGO.SVG': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
};
const version = '1.0.0-0123456789';

beforeAll(() => goLive(app(), { remote: 'drama', version, assets: DOCUMENTS }));

it.each(Object.keys(DOCUMENTS))('a remote’s %s that is opened by itself runs nothing', async (file) => {
  const { statusCode, headers } = await app().inject(`/remotes/drama/${version}/${file}`);
  expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  const type = String(headers['content-type']);
  // Types that browsers don't show are downloads; an SVG is shown without an origin and without scripts.
  if (type === 'image/svg+xml')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox",
    );
  else expect(type).toBe('application/octet-stream');
});
