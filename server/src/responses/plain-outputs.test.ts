import { text as readAll } from 'node:stream/consumers';
import { layoutHtml } from '../mail/layout/layout-html';
import { layoutText } from '../mail/layout/layout-text';
import { facts, quote, text as block } from '../mail/mail-content';
import { textToHtml } from './html/escape-html';
import { csvStream } from './send-csv';

const TEXTS = [
  'RSVP to <office@x.org> or <https://zoom.us/j/1>',
  'a<b, x < y; c>d',
  'Bread & <b>wine</b> &amp; &lt;tea&gt;',
];
const frame = {
  site: { name: 'Church', tagline: '', address: '', email: '', phone: '' },
  origin: 'https://church.example',
  unsubscribe_path: null,
};

describe.each(TEXTS)('the plain text %s', (text) => {
  const content = {
    subject: text,
    heading: text,
    blocks: [block(text), facts([text, text]), quote(text)],
    reason: text,
  };

  it('stays as it is in the text of an email, and is escaped in its HTML', () => {
    expect(layoutText(content, frame).split(text).length - 1).toBe(6);
    const html = layoutHtml(content, frame);
    expect(html).toContain(textToHtml(text));
    expect(html).not.toContain(text);
  });

  it('stays as it is in a CSV file', async () => {
    expect(await readAll(csvStream({ rows: [[text]] }))).toBe(
      `${text.includes(',') ? `"${text}"` : text}\r\n`,
    );
  });
});
