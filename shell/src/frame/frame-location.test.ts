import { FrameLocation } from './frame-location';

const PLACE = { pathname: '/choirs/songs', search: '', hash: '', state: null, key: 'a' };

it('tells who follows it where the page is, until they stop', () => {
  const location = new FrameLocation();
  expect(location.get().pathname).toBe('/');
  const seen: string[] = [];
  const stop = location.subscribe(() => seen.push(location.get().pathname));
  location.set(PLACE);
  stop();
  location.set({ ...PLACE, pathname: '/choirs' });
  expect(seen).toEqual(['/choirs/songs']);
  expect(location.get().pathname).toBe('/choirs');
});
