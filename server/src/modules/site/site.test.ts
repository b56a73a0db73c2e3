import { withTestApp } from '../../../test/build-app';
import { siteSettings } from '../../database/schema/system/site';
import { DEFAULT_SITE } from './default-site';

const app = withTestApp();

it('hands out no stored link that would run code or lead to a host in disguise', async () => {
  const social = (url: string) => ({ network: 'facebook' as const, url });
  const settings = {
    ...DEFAULT_SITE,
    map_url: 'javascript:alert(1)',
    whatsapp_invite: '//evil.example',
    social: [social('javascript:x'), social('https://facebook.com/church')],
  };
  await app().db.insert(siteSettings).values({ settings });
  expect((await app().inject('/api/v1/site')).json().data).toMatchObject({
    map_url: '',
    whatsapp_invite: '',
    social: [social('https://facebook.com/church')],
  });
  await app().db.delete(siteSettings);
});

it('answers with neutral settings before anybody entered some, and with the stored ones after', async () => {
  expect((await app().inject('/api/v1/site')).json()).toEqual({ success: true, data: DEFAULT_SITE });
  await app()
    .db.insert(siteSettings)
    .values({ settings: { ...DEFAULT_SITE, name: 'Mwangaza' } });
  expect((await app().inject('/api/v1/site')).json().data.name).toBe('Mwangaza');
});
