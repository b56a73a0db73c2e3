import { withTestApp } from '../../../test/build-app';
import { siteSettings } from '../../database/schema/site';
import { DEFAULT_SITE } from './default-site';

const app = withTestApp();

it('answers with neutral settings before anybody entered some, and with the stored ones after', async () => {
  expect((await app().inject('/api/v1/site')).json()).toEqual({ success: true, data: DEFAULT_SITE });
  await app()
    .db.insert(siteSettings)
    .values({ settings: { ...DEFAULT_SITE, name: 'Mwangaza' } });
  expect((await app().inject('/api/v1/site')).json().data.name).toBe('Mwangaza');
});
