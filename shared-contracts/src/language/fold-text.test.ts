import { foldText } from './fold-text';

it.each([
  ['José', 'jose'],
  ['Jose\u0301', 'jose'],
  ['WAMŨYŨ', 'wamuyu'],
  ['Ng’ang’a', 'nganga'],
  ["Ng'ang'a", 'nganga'],
  ['Ngʼangʼa', 'nganga'],
  ['Søren Łukasz Ærø', 'soren lukasz aero'],
  ['Straße 5', 'strasse 5'],
  ['ﬁnance\u00a0desk', 'finance desk'],
  ['a < b', 'a < b'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
