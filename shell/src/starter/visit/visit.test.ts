import { usesLessData } from '@narthex/shared-contracts/low-data';
import { showAccount } from './account';
import { watchLowData } from './low-data';
import { reportVisit } from './report-visit';

describe('account', () => {
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
});

describe('low data', () => {
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
});

describe('report visit', () => {
  const START = {
    data: '',
    now: '',
    hashes: ['', ''] as const,
    apiHost: 'https://api.example',
    remote: 'public-site',
    version: '1.0.0-0123456789',
    scripts: [],
    chunks: [],
    preloads: [],
  };

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
    jest.useRealTimers();
  });

  it('reports with a ticket that the application could not start, without what the error says', async () => {
    // This visitor isn't one of those whose web vitals are measured, which jsdom can't do.
    localStorage.setItem('narthex_visitor', 'somebody');
    jest.useFakeTimers();
    const asked: string[] = [];
    globalThis.fetch = async (url) => {
      asked.push(String(url));
      const data = { ticket: 'a ticket', expires_at: '2999-01-01T00:00:00Z' };
      return { ok: true, json: async () => ({ success: true, data }) } as Response;
    };
    const sendBeacon = jest.fn((_url: string, _body: Blob) => true);
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
    reportVisit(START)(new TypeError('/Events?q=private could not be loaded'));
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    expect(asked).toContain('https://api.example/api/v1/remote-reports/tickets');
    const [[url, body] = []] = sendBeacon.mock.calls;
    expect(url).toBe('https://api.example/api/v1/remote-reports');
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(body as Blob);
    });
    expect(JSON.parse(String(text))).toMatchObject({
      ticket: 'a ticket',
      reports: [{ kind: 'load', remote: 'public-site', outcome: 'failed', reason: 'TypeError' }],
    });
  });
});
