import { readVisitor } from './read-visitor';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('names this browser once and for all', () => {
  const visitor = readVisitor();
  expect(visitor).toMatch(/^[0-9a-z]+(-[0-9a-z]+){3}$/);
  expect(readVisitor()).toBe(visitor);
  localStorage.clear();
  expect(readVisitor()).not.toBe(visitor);
});

it('works where nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(readVisitor()).toBe('');
});
