import { withTestApp } from '../../../test/build-app';

const app = withTestApp({ modules: [] });

it.each(['/healthz', '/api/v1/nothing'])('asks for nothing of the device of who opens %s', async (url) => {
  const policy = String((await app().inject(url)).headers['permissions-policy']);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
    expect(policy).toContain(`${feature}=()`);
  }
});
