import { sql } from 'drizzle-orm';
import { foldText } from '@narthex/shared-contracts/fold-text';
import { withTestApp } from '../../test/build-app';

const app = withTestApp();

it.each([
  ...[
    'José',
    'Jose\u0301',
    'WAMŨYŨ',
    'Ng’ang’a',
    "Ng'ang'a",
    'Ngʼangʼa',
    'Nǃxau',
    'Ærø',
    'STRASSE',
    'Straße',
    'ẞ',
  ],
  ...[
    'ĐŁØĦŊƗɄ',
    'ﬁnance\u00a0desk',
    'Ａ％＿＼',
    'Мир',
    '日本',
    'naïve café',
    'a < b & c',
    'Çelik Ğ İ ı',
    '👩‍👧',
    '',
  ],
])('folds %j in the database as everywhere else', async (text) => {
  const { rows } = await app().db.execute<{ folded: string }>(sql`select fold_text(${text}) as folded`);
  expect(rows[0]?.folded.toLowerCase()).toBe(foldText(text));
});
