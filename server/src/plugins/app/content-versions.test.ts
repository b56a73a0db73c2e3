import { withTestApp } from '../../../test/build-app';

const app = withTestApp();

it('counts the changes of a subject and of everything', async () => {
  const before = app().contentVersion();
  await app().changed('events');
  await app().changed('events', 'homepage');
  expect(app().contentVersion('events')).toBe(2);
  expect(app().contentVersion('homepage')).toBe(1);
  expect(app().contentVersion()).toBe(before + 3);
});

it('learns of changes that another process makes', async () => {
  const learned = new Promise<void>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error('the change was not heard of')), 4000);
    void app().database.listen('narthex_content', () => {
      clearTimeout(deadline);
      resolve();
    });
  });
  await app().database.notify('narthex_content', 'leaders 41');
  await learned;
  expect(app().contentVersion('leaders')).toBe(41);
});
