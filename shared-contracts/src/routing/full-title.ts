/** `Title · Site`, or the site's name and tagline for a page that is titled like it. What is empty is left out. */
export function fullTitle(title: string, site: { name: string; tagline: string } | undefined): string {
  if (!site) return title;
  const parts = title === site.name ? [site.name, site.tagline] : [title, site.name];
  return parts.filter(Boolean).join(' · ');
}
