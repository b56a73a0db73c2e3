import { pageAddress } from './page-address';

it.each([
  ['/Events?utm_source=x&page=2', '/Events?page=2'],
  ['/COE', '/COE'],
  ['/COE?', '/COE'],
  ['//', '/'],
  ['//elsewhere.example/x', '/elsewhere.example/x'],
  [`/Events?q=${'a'.repeat(200)}`, `/Events?q=${'a'.repeat(80)}`],
])('%s is kept as %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
