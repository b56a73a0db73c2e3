import { withTestApp } from '../../../test/build-app';
import { namedWriter } from '../../writes/writer';

const app = withTestApp();
const CHANNEL = 'narthex_content';

const write = (...subjects: ('events' | 'homepage')[]) =>
  app().unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates(...subjects));

/** Sends word of a change, as another process does, and waits until it has arrived. */
async function hear(payload: string) {
  const heard = new Promise<void>((resolve) => {
    // What a test before changed may still be on its way.
    void app().database.listen(CHANNEL, (arrived) => arrived === payload && resolve());
  });
  await app().database.notify(CHANNEL, payload);
  await heard;
}

it('counts the changes of a subject and of everything', async () => {
  const before = app().contentVersion();
  await write('events');
  await write('events', 'homepage');
  expect(app().contentVersion('events')).toBe(2);
  expect(app().contentVersion('homepage')).toBe(1);
  expect(app().contentVersion()).toBe(before + 3);
  expect(app().contentVersion('songs')).toBe(0);
});

it('learns of changes that another process makes', async () => {
  await hear('leaders 41');
  expect(app().contentVersion('leaders')).toBe(41);
});

it.each(['leaders', 'leaders ', ' 50', 'leaders fifty', 'leaders 50 60', 'x leaders 50', ''])(
  'is not led astray by the notification %j',
  async (payload) => {
    const before = app().contentVersion();
    await hear(payload);
    expect(app().contentVersion()).toBe(before);
  },
);

it('keeps a newer version when word of an older one arrives late', () => {
  app().learnContentVersions([{ subject: 'gallery', version: 9 }]);
  app().learnContentVersions([{ subject: 'gallery', version: 3 }]);
  expect(app().contentVersion('gallery')).toBe(9);
});
