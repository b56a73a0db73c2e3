/**
 * Returns `Title · Site`, or `Site · Tagline` for a page that has the site's name as its title. Empty parts
 * are left out.
 */
export function fullTitle(title: string, site: { name: string; tagline: string } | undefined): string {
  if (!site) return title;
  const parts = title === site.name ? [site.name, site.tagline] : [title, site.name];
  return parts.filter(Boolean).join(' · ');
}
