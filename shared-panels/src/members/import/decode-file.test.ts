import { decodeFile } from './decode-file';

const fileOf = (...bytes: number[]) =>
  Object.assign(new File([], 'members.csv'), { arrayBuffer: async () => new Uint8Array(bytes) });
const utf16 = (text: string, isLittle: boolean) =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    const pair = [code & 0xff, code >> 8];
    return isLittle ? pair : pair.reverse();
  });

const TEXT = 'Name,Wamũyũ';

it.each([
  ['UTF-8', [...new TextEncoder().encode(TEXT)], TEXT],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)], TEXT],
  ['UTF-16 as Excel saves it', [0xff, 0xfe, ...utf16(TEXT, true)], TEXT],
  ['UTF-16 the other way round', [0xfe, 0xff, ...utf16(TEXT, false)], TEXT],
  ['UTF-16 without a mark', utf16(TEXT, true), TEXT],
  ['Windows-1252', [0x4a, 0x6f, 0x73, 0xe9], 'José'],
])('reads %s', async (_, bytes, text) => {
  expect(await decodeFile(fileOf(...bytes))).toBe(text);
});

it.each([
  ['an Excel workbook', [0x50, 0x4b, 3, 4], /^This is a spreadsheet, not a CSV file\. Open it/],
  ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0], /^This is a spreadsheet of an older kind/],
  ['contacts of a phone', [...new TextEncoder().encode('BEGIN:VCARD\r\n')], /^These are contacts of a phone/],
  ['a PDF', [0x25, 0x50, 0x44, 0x46], /^This is a PDF\./],
  [
    'a picture',
    [0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 0, 4, 5],
    /^This file holds no text\./,
  ],
  ['nothing', [], /^The file is empty\.$/],
])('says what to do with %s', async (_, bytes, message) => {
  await expect(decodeFile(fileOf(...bytes))).rejects.toThrow(message);
});

it('does not take a Word document for a spreadsheet', async () => {
  const bytes = async () => new Uint8Array([0x50, 0x4b, 3, 4]);
  for (const name of ['members.docx', 'Members.ODT', 'members.doc', 'members.pages']) {
    const file = Object.assign(new File([], name), { arrayBuffer: bytes });
    await expect(decodeFile(file)).rejects.toThrow(/^This is a text document, not a CSV file\./);
  }
});

it('says that a file is too large before it is read', async () => {
  const file = Object.defineProperty(new File([], 'members.csv'), 'size', { value: 5 * 1024 * 1024 });
  await expect(decodeFile(file)).rejects.toThrow('The file is larger than 2 MB. Please split it.');
});
