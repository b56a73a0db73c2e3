import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTextField } from '../rich-text-field';

beforeAll(() => {
  // jsdom has no layout, but the editor needs the position of the cursor to scroll there.
  const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
});

function Example() {
  const [html, setHtml] = useState('');
  return (
    <>
      <RichTextField label="Message" name="message" value={html} onChange={setHtml} />
      <output>{html}</output>
    </>
  );
}

/** Returns the HTML of the editor after a paste. */
async function paste(html: string): Promise<string> {
  const user = userEvent.setup();
  await act(async () => render(<Example />));
  const text = await screen.findByRole('textbox', { name: 'Message' });
  await act(async () => text.focus());
  const data = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    files: [],
    types: ['text/html'],
  };
  await user.paste(data as unknown as DataTransfer);
  // After a list at its end, the editor adds an empty paragraph to continue in.
  return (screen.getByRole('status').textContent ?? '').replace(/<p><\/p>$/, '');
}

const WORD_HEAD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0 {mso-list-id:12;} p.MsoNormal {margin:0in;} --></style></head>
<body lang=EN-US><!--StartFragment-->`;
const word = (content: string) => `${WORD_HEAD}${content}<!--EndFragment--></body></html>`;

const item = (text: string, marker: string, level = 1, list = 'l0', name = 'CxSpMiddle') =>
  `<p class=MsoListParagraph${name} style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span dir=LTR></span>${text}<o:p></o:p></p>`;

it('keeps the lists of Word, as deep as they are', async () => {
  const pasted = await paste(
    word(
      `<p class=MsoNormal>Bring:<o:p></o:p></p>${item('Food', '·', 1, 'l0', 'CxSpFirst')}${item('<b>Bread</b>', 'o', 2)}${item('White', '§', 3)}${item('Fruit', 'o', 2)}${item('Hymnal', '·', 1, 'l0', 'CxSpLast')}<p class=MsoNormal>See you.<o:p></o:p></p>`,
    ),
  );
  expect(pasted).toBe(
    '<p>Bring:</p><ul><li><p>Food</p><ul><li><p><strong>Bread</strong></p><ul><li><p>White</p></li></ul></li>' +
      '<li><p>Fruit</p></li></ul></li><li><p>Hymnal</p></li></ul><p>See you.</p>',
  );
});

it('keeps the numbers of Word, bullets below them, and lists that follow each other apart', async () => {
  const pasted = await paste(
    word(
      `${item('Prayer', '3.')}${item('Song', '4.')}${item('Loud', '·', 2)}${item('Alpha', 'a)', 1, 'l1')}${item('Beta', 'b)', 1, 'l1')}${item('Point', '·', 1, 'l2')}`,
    ),
  );
  expect(pasted).toBe(
    '<ol start="3"><li><p>Prayer</p></li><li><p>Song</p><ul><li><p>Loud</p></li></ul></li></ol>' +
      '<ol><li><p>Alpha</p></li><li><p>Beta</p></li></ol><ul><li><p>Point</p></li></ul>',
  );
});

it('keeps a list of Word whose markers stand in conditional comments, and one that begins deep', async () => {
  const outlook = item('One', '1.', 2).replace('<![if !supportLists]>', '<!--[if !supportLists]-->');
  expect(await paste(word(`${outlook.replace('<![endif]>', '<!--[endif]-->')}${item('Two', '1.')}`))).toBe(
    '<ol><li><p>One</p></li></ol><ol><li><p>Two</p></li></ol>',
  );
});

it('puts the second paragraph of an item of Word into that item', async () => {
  const pasted = await paste(
    word(
      `${item('Food', '·')}<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in'>Enough for two.</p>${item('Hymnal', '·')}`,
    ),
  );
  expect(pasted).toBe('<ul><li><p>Food<br>Enough for two.</p></li><li><p>Hymnal</p></li></ul>');
});

it.each([
  ['<h1>Mission<o:p></o:p></h1>', '<h2>Mission</h2>'],
  ['<h2>Mission</h2>', '<h2>Mission</h2>'],
  ['<h4><i>Mission</i></h4>', '<h3><em>Mission</em></h3>'],
  ['<h6>Mission</h6>', '<h3>Mission</h3>'],
  ['<p class=MsoTitle>Mission<o:p></o:p></p>', '<h2>Mission</h2>'],
  ['<p class=MsoSubtitle>Mission</p>', '<h3>Mission</h3>'],
  ['<p role="heading" aria-level="1" class="Paragraph">Mission</p>', '<h2>Mission</h2>'],
  ['<p role="heading" aria-level="4" class="Paragraph">Mission</p>', '<h3>Mission</h3>'],
])('gives the heading %s the nearest level there is', async (heading, kept) => {
  expect(await paste(word(`${heading}<p class=MsoNormal>Text</p>`))).toBe(`${kept}<p>Text</p>`);
});

it('leaves out the empty lines of Word', async () => {
  expect(
    await paste(word('<p class=MsoNormal>One</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>Two</p>')),
  ).toBe('<p>One</p><p>Two</p>');
});

const docs = (content: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-1234">${content}</b><br class="Apple-interchange-newline">`;
const docsItem = (text: string, level: number, style = 'disc') =>
  `<li dir="ltr" style="list-style-type:${style};font-size:11pt;font-family:Arial;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">${text}</span></p></li>`;

it('keeps the lists of Google Docs, as deep as they are', async () => {
  const pasted = await paste(
    docs(
      `<h1 dir="ltr"><span style="font-weight:400;">Bring</span></h1><ul style="margin-top:0;">${docsItem('Food', 1)}<ul>${docsItem('Bread', 2, 'circle')}<ol>${docsItem('White', 3, 'decimal')}</ol>${docsItem('Fruit', 2, 'circle')}</ul>${docsItem('Hymnal', 1)}</ul><br><p dir="ltr"><span style="font-weight:700;">See</span><span style="font-style:italic;"> you.</span></p>`,
    ),
  );
  expect(pasted).toBe(
    '<h2>Bring</h2><ul><li><p>Food</p><ul><li><p>Bread</p><ol><li><p>White</p></li></ol></li>' +
      '<li><p>Fruit</p></li></ul></li><li><p>Hymnal</p></li></ul><p><strong>See</strong><em> you.</em></p>',
  );
});

it('keeps the lists of Word on the web, which are one for each item', async () => {
  const web = (text: string, level: number, tag = 'ul') =>
    `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} role="list" class="BulletListStyle1"><li role="listitem" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
  const pasted = await paste(`<div>${web('Food', 1)}${web('Bread', 2, 'ol')}${web('Hymnal', 1)}</div>`);
  expect(pasted).toBe('<ul><li><p>Food</p><ol><li><p>Bread</p></li></ol></li><li><p>Hymnal</p></li></ul>');
});

it('leaves what was copied in an editor of this site as it is', async () => {
  expect(await paste('<h3 data-pm-slice="1 1 []">Mission</h3>')).toContain('Mission');
});
