import { withTestApp } from '../../../test/build-app';

const app = withTestApp();

it('counts the changes of a subject and of everything', async () => {
  const before = app().contentVersion();
  const { contentVersions, db } = app();
  contentVersions.learn(await db.transaction((tx) => contentVersions.bump(tx, ['events'])));
  contentVersions.learn(await db.transaction((tx) => contentVersions.bump(tx, ['events', 'homepage'])));
  expect(app().contentVersion('events')).toBe(2);
  expect(app().contentVersion('homepage')).toBe(1);
  expect(app().contentVersion()).toBe(before + 3);
});

it('learns of changes that another process makes', async () => {
  // What the test before changed may still be on its way.
  const learned = new Promise<void>((resolve) => {
    void app().database.listen('narthex_content', (payload) => {
      if (payload === 'leaders 41') resolve();
    });
  });
  await app().database.notify('narthex_content', 'leaders 41');
  await learned;
  expect(app().contentVersion('leaders')).toBe(41);
});

it('keeps a newer version when word of an older one arrives late', () => {
  app().contentVersions.learn([{ subject: 'gallery', version: 9 }]);
  app().contentVersions.learn([{ subject: 'gallery', version: 3 }]);
  expect(app().contentVersion('gallery')).toBe(9);
});
