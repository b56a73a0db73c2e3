import type { Page } from '@playwright/test';

const POLICIES = [
  ...['content-security-policy', 'permissions-policy', 'connection-allowlist', 'x-frame-options'],
  ...['integrity-policy', 'cross-origin-opener-policy', 'x-dns-prefetch-control'],
];

/**
 * Takes the boundary away, so that attacks can be seen to work: documents lose their policies, and the shell's frame
 * its sandbox.
 */
export async function removeBoundary(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 }).catch(() => null);
    if (!response) return route.abort();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !POLICIES.includes(name)),
    );
    return route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function set(this: Element, name: string, value: string) {
      const isBoundary = ['sandbox', 'allow', 'referrerpolicy'].includes(name.toLowerCase());
      if (!isBoundary || !(this instanceof HTMLIFrameElement)) setAttribute.call(this, name, value);
    };
  });
}
