import { buildTestApp } from '../test/build-app';

it('tells why a start failed, even if closing what had started fails as well', async () => {
  const broken = buildTestApp({
    modules: [
      async (app) => {
        app.addHook('onClose', () => Promise.reject(new Error('the end')));
        throw new Error('the start');
      },
    ],
  });
  await expect(broken).rejects.toThrow('the start');
});
