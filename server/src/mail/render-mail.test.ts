import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { DEFAULT_SITE } from '../site/site-repository';
import { renderMail, type Sender } from './render-mail';

const SITE = {
  ...DEFAULT_SITE,
  name: 'Mwangaza "Light"',
  email: 'office@mwangaza.example',
  phone: '+254 700 000 000',
  address: 'Campus Road',
};
const WEB = { name: '', address: 'web@church.example' };
const SENDER: Sender = {
  site: SITE,
  origin: 'https://church.example',
  from: undefined,
  fillText: (text) => text.replaceAll('{pastor}', 'Pastor Otieno'),
};
const EMAIL: Parameters<typeof renderMail>[0] = {
  id: 12,
  to_email: 'ann@demo.test',
  template: 'notice',
  data: { subject: 'News', heading: 'Hello Ann', paragraphs: ['Come <b>now</b>.'], reason: 'Because.' },
  is_bulk: false,
  unsubscribe_path: null,
};
const render = (email: Partial<typeof EMAIL> = {}, sender: Partial<Sender> = {}) =>
  renderMail({ ...EMAIL, ...email }, { ...SENDER, ...sender });
const notice = (data: object) => render({ data: { ...EMAIL.data, ...data } });

it('is the same email at each attempt, and asks for no automatic reply', () => {
  expect(render()).toMatchObject({
    to: { name: '', address: 'ann@demo.test' },
    messageId: '<outbox-12@church.example>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  expect(Object.keys(render().headers ?? {})).toEqual(['Auto-Submitted']);
});

it.each([
  ['the setting', { from: WEB }, WEB],
  ['the address of the church', {}, { name: SITE.name, address: 'office@mwangaza.example' }],
  [
    'an address of the host where the church has none',
    { site: { ...SITE, email: '' } },
    { name: SITE.name, address: 'no-reply@church.example' },
  ],
])('is sent from %s', (_, sender, from) => {
  expect(render({}, sender).from).toEqual(from);
});

it.each([
  ['the office', {}, 'office@mwangaza.example'],
  ['its sender where the church has no email address', { site: { ...SITE, email: '' } }, undefined],
])('is replied to at %s', async (_, sender, email) => {
  const message = render({}, { from: WEB, ...sender });
  const { message: source } = await nodemailer
    .createTransport({ streamTransport: true, buffer: true })
    .sendMail(message);
  const { replyTo } = await PostalMime.parse(source as Buffer);
  expect(replyTo?.map((mailbox) => mailbox.address)).toEqual(email && [email]);
});

it('says to mail programs how to end what goes to many', () => {
  const path = '/mail/unsubscribe?token=a';
  const { headers, text, html } = render({ is_bulk: true, unsubscribe_path: path });
  expect(headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
    'List-Unsubscribe': `<https://church.example${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(`Because.\nUnsubscribe: https://church.example${path}\n`);
  expect(html).toContain(`href="https://church.example${path}"`);
  expect(render().html).not.toContain('Unsubscribe');
});

it('reads the same as text', () => {
  const link = { label: 'See <it>', path: '/Events?id=1' };
  expect(notice({ paragraphs: ['One', 'Two'], quoted: 'Not now.\nLater.', link }).text).toBe(`Hello Ann

One

Two

> Not now.
> Later.

See <it>:
https://church.example/Events?id=1

-- 

Because.
Mwangaza "Light"
Campus Road · +254 700 000 000 · office@mwangaza.example
`);
});

it('names only the contacts that the church has', () => {
  const foot = (site: object) => render({}, { site: { ...SITE, ...site } }).text;
  expect(render().html).toContain('Campus Road · +254 700 000 000 · office@mwangaza.example</p></td>');
  expect(foot({ phone: '' })).toMatch(/"Light"\nCampus Road · office@mwangaza.example\n$/);
  expect(foot({ phone: '', address: '', email: '' })).toMatch(/Because.\nMwangaza "Light"\n$/);
});

it('escapes everything that is no HTML', () => {
  const { html } = notice({ heading: '<Hi>', quoted: 'a < b', reason: '<why>' });
  for (const part of [
    '&lt;Hi&gt;',
    'Come &lt;b&gt;now',
    'a &lt; b',
    '&lt;why&gt;',
    'Mwangaza &quot;Light&quot;',
  ])
    expect(html).toContain(part);
});

const broadcast = (body: string) =>
  render({ template: 'broadcast', data: { subject: 'News', body, reason: 'Because.' } });

it('takes what the church wrote with facts filled in and with whole links', () => {
  const { text, html } = broadcast(
    '<h2>From {pastor}</h2><p><a href="/Events?a=1&amp;b=2">Come</a> <a href="https://x.example/">there</a></p><img src="/media/1" alt="Choir">',
  );
  expect(html).toContain('<h2>From Pastor Otieno</h2>');
  expect(html).toContain('href="https://church.example/Events?a=1&amp;b=2"');
  expect(html).toContain('href="https://x.example/"');
  expect(html).toContain('src="https://church.example/media/1"');
  expect(text).toContain(
    'From Pastor Otieno\n\nCome [https://church.example/Events?a=1&b=2] there [https://x.example/]',
  );
  expect(text).not.toContain('media');
});

it('shows pictures of the site as a light JPEG of the width of an email, as every mail program can', () => {
  const picture = '/media/choir-4096x3072-1a2b3c4d-f2e8d5';
  const { html } = broadcast(`<img src="${picture}" alt=""><img src="${picture}/original.webp" alt="">`);
  const urls = [...String(html).matchAll(/src="([^"]*)"/g)].map(([, url]) => url);
  const copy = `https://church.example${picture}/640.jpg`;
  expect(urls).toEqual([copy, copy]);
});

it('fills facts into the titles, subjects and places that the church wrote, in the language of the email', () => {
  const asked: string[] = [];
  const fillText: Sender['fillText'] = (text, language) => {
    asked.push(language);
    return text.replaceAll('{hall}', 'Main hall');
  };
  const news = render(
    { template: 'broadcast', data: { subject: 'In {hall}', body: '', reason: 'Because.' } },
    { fillText },
  );
  expect(news.subject).toBe('In Main hall');
  expect(news.html).toContain('>In Main hall</h1>');
  expect(new Set(asked)).toEqual(new Set(['en']));
  asked.length = 0;
  const seat = { title: 'Vespers in {hall}', when: 'Friday', where: '{hall}', path: '/Events/1' };
  const mail = render(
    { template: 'confirmSeat', data: { ...seat, confirmPath: '/seat', hours: 2, language: 'sw' } },
    { fillText },
  );
  expect(mail.subject).toBe('Thibitisha nafasi yako: Vespers in Main hall');
  expect(mail.text).toContain('Wapi: Main hall');
  expect(new Set(asked)).toEqual(new Set(['sw']));
});

it('frames an email in the language of its text', () => {
  const seat = {
    title: 'Vespers',
    when: 'Friday',
    where: null,
    path: '/Events/1',
    confirmPath: '/seat',
    hours: 24,
  };
  const site = { ...SITE, translations: { sw: { address: 'Barabara ya Chuo' } } };
  const inLanguage = (language: string) =>
    render({ template: 'confirmSeat', data: { ...seat, language } }, { site });
  expect(inLanguage('sw').html).toMatch(/<html lang="sw">/);
  expect(inLanguage('sw').html).toContain('Kitufe kisipofanya kazi, fungua kiungo hiki:');
  expect(inLanguage('sw').text).toContain('kazi kwa: saa 24\n');
  expect(inLanguage('sw').html).toContain('<a href="https://church.example/sw" ');
  expect(inLanguage('sw').html).toContain('Barabara ya Chuo · +254');
  expect(inLanguage('sw').text).toContain('Barabara ya Chuo · +254');
  expect(inLanguage('en').text).toContain('Campus Road · +254');
  expect(inLanguage('en').html).toContain('<html lang="en">');
  expect(inLanguage('en').html).toContain('<a href="https://church.example/" ');
  expect(inLanguage('en').html).toContain('If the button does nothing, open this link:');
  expect(inLanguage('en').text).toContain('The link works for: 24 hours\n');
});

it('is no wider than a phone where somebody wrote a long link', () => {
  expect(notice({ paragraphs: [`https://maps.example/${'x'.repeat(200)}`] }).html).toMatch(
    /<td style="[^"]*word-break:break-word[^"]*">\s*<h1[^]*maps\.example[^]*<\/td>/,
  );
});

it('fills in nothing of what strangers write', () => {
  expect(notice({ paragraphs: ['{pastor}'] }).text).toContain('{pastor}');
});

it('lists facts by their labels', () => {
  const { text, html } = render({
    template: 'visitPlanned',
    data: {
      day: 'Sabbath',
      services: [{ name: 'Divine <service>', time: '11:00' }],
      place: 'Hall',
      directions: '',
      phone: '',
    },
  });
  expect(text).toContain('Day: Sabbath\nDivine <service>: 11:00\nWhere: Hall\n\n');
  expect(html).toMatch(/<th scope="row"[^>]*>Divine &lt;service&gt;<\/th><td[^>]*>11:00<\/td>/);
});
