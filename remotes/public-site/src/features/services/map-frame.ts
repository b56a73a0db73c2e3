import { t } from '@narthex/shared-contracts/translate';
const EMBED = 'https://www.openstreetmap.org/export/embed.html';
const AROUND = { lat: 0.004, lon: 0.007 };

/** Returns the accessible name of a map. */
export const mapTitle = (place: string) => (place ? t('Map: {place}', { place }) : t('Map'));

/** Returns the URL of an embeddable map for a link to openstreetmap.org, or null for any other link. */
export function mapFrame(url: string): string | null {
  if (!url.startsWith('https://www.openstreetmap.org/')) return null;
  const place = new URL(url).searchParams;
  const lat = Number(place.get('mlat') ?? NaN);
  const lon = Number(place.get('mlon') ?? NaN);
  if (Number.isNaN(lat) || Number.isNaN(lon)) return null;
  const box = [lon - AROUND.lon, lat - AROUND.lat, lon + AROUND.lon, lat + AROUND.lat];
  const search = new URLSearchParams({
    bbox: box.map((edge) => edge.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lon}`,
  });
  return `${EMBED}?${search}`;
}
