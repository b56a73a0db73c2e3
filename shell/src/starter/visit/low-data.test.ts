import { usesLessData } from '@narthex/shared-contracts/low-data';
import { watchLowData } from './low-data';

const choose = (value: string) => (document.cookie = `narthex_low_data=${value}`);
const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isOn }, configurable: true });

beforeEach(() => {
  document.cookie = 'narthex_low_data=; max-age=0';
  delete document.documentElement.dataset['lowData'];
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it.each([true, false])('follows the browser where nothing is chosen: %s', (isOn) => {
  saveData(isOn);
  watchLowData();
  expect(usesLessData()).toBe(isOn);
});

it('follows the server where the browser says nothing', () => {
  document.documentElement.dataset['lowData'] = '';
  watchLowData();
  expect(usesLessData()).toBe(true);
});

it.each([
  ['1', true],
  ['0', false],
])('follows the choice %s, whatever the browser says', (value, isChosen) => {
  saveData(!isChosen);
  choose(value);
  watchLowData();
  expect(usesLessData()).toBe(isChosen);
});

it('follows what was chosen meanwhile when going back restores the page', () => {
  watchLowData();
  choose('1');
  window.dispatchEvent(new Event('pageshow'));
  expect(usesLessData()).toBe(true);
});
