/** Returns the coordinates in the URL of a map, or null if it has none. */
export function mapPoint(mapUrl: string): { latitude: number; longitude: number } | null {
  const found = /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(mapUrl);
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  return found && Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}
