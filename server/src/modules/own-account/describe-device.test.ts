import { sayIn } from '../../responses/translate-message';
import { describeDevice } from './describe-device';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; SM-A125F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
    'Safari on a Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['SomeApp/1.0 (Android)', 'A browser on Android'],
  ['curl/8.5.0', 'An unknown device'],
  [null, 'An unknown device'],
])('%s is shown as %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox kwenye Linux'],
  ['Mozilla/5.0 (Macintosh) Safari/605', 'Safari kwenye Mac'],
  ['SomeApp/1.0 (Android)', 'Kivinjari kwenye Android'],
  [null, 'Kifaa kisichojulikana'],
])('%s is shown in Swahili as %s', (userAgent, device) => {
  expect(describeDevice(userAgent, sayIn('sw'))).toBe(device);
});
