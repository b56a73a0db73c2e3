import { showAccount } from './account';

const BAR =
  '<header data-account-label="{name}: your places"><button data-menu-button="account">Sign in</button></header>';
const button = () => document.querySelector('button');
const root = document.documentElement;

function signIn(first_name: string): void {
  localStorage.setItem('auth_token', 'a token');
  localStorage.setItem('user_data', JSON.stringify({ email: 'a@demo.test', first_name }));
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = BAR;
  root.removeAttribute('style');
  delete root.dataset['account'];
});

it('names the signed-in person as the application does, and hands the button over as it was', () => {
  signIn('Akinyi');
  expect(showAccount()).toBe(true);
  expect(button()).toHaveAccessibleName('Akinyi: your places');
  expect(root.style.getPropertyValue('--account-name')).toBe('"Akinyi"');
  expect(root.style.getPropertyValue('--account-initial')).toBe('"A"');
  globalThis.__narthexHandOver?.();
  expect(button()).toHaveAccessibleName('Sign in');
});

it('shows nobody where nobody is signed in, or nothing can be read', () => {
  expect(showAccount()).toBe(false);
  localStorage.setItem('auth_token', 'a token');
  localStorage.setItem('user_data', 'no JSON');
  expect(showAccount()).toBe(false);
  expect(root).not.toHaveAttribute('data-account');
});

it('takes a name for text, whatever is in it', () => {
  signIn('A"; } * { display: none');
  showAccount();
  expect(root.style.getPropertyValue('--account-name')).toBe('"A\\22 ; } * { display: none"');
});
