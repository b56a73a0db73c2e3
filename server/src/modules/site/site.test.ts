import type { Site } from '@narthex/shared-contracts/schemas/site';
import { signIn, withTestApp } from '../../../test/build-app';
import { raiseContentVersions } from '../../plugins/content-versions/content-version-repository';
import { saveSettings, DEFAULT_SITE } from '../../site/site-repository';

const app = withTestApp();

/** Stores settings like a write, so that caches are invalidated. */
async function store(settings: Site): Promise<void> {
  const raised = await app().db.transaction(async (tx) => {
    await saveSettings(tx, settings);
    return raiseContentVersions(tx, ['site']);
  });
  app().learnContentVersions(raised);
}

it('responds with neutral settings before anybody entered some, and with the stored ones after', async () => {
  // Pages don't get what only concerns the administrators' dashboard.
  const { has_first_day: _hasFirstDay, ...neutral } = DEFAULT_SITE;
  expect((await app().inject('/api/v1/site')).json()).toEqual({ success: true, data: neutral });
  await store({ ...DEFAULT_SITE, name: 'Mwangaza' });
  expect((await app().inject('/api/v1/site')).json().data.name).toBe('Mwangaza');
});

it('gives its figures in Swahili, and says which are still in English', async () => {
  const stats = [
    { value: '12', label: 'church families', translations: { sw: { label: 'familia za kanisa' } } },
    { value: '3', label: 'choir groups' },
  ];
  await store({ ...DEFAULT_SITE, stats });
  const response = await app().inject({ url: '/api/v1/site', headers: { 'accept-language': 'sw' } });
  expect(response.json().data.stats).toEqual([
    { value: '12', label: 'familia za kanisa' },
    { value: '3', label: 'choir groups', untranslated: ['label'] },
  ]);
});

it('hands out no stored link that would run code or lead to a host in disguise', async () => {
  const social = (url: string) => ({ network: 'facebook' as const, url });
  const settings = {
    ...DEFAULT_SITE,
    name: 'Mwangaza',
    map_url: 'javascript:alert(1)',
    whatsapp_invite: '//evil.example',
    social: [social('javascript:x'), social('https://facebook.com/church')],
  };
  await store(settings);
  expect((await app().inject('/api/v1/site')).json().data).toMatchObject({
    map_url: '',
    whatsapp_invite: '',
    social: [social('https://facebook.com/church')],
  });
});

describe('study focus and mission', () => {
  const URL = '/api/v1/study-and-mission';
  const body = {
    study_book: 'Daniel',
    study_chapter: '7',
    study_family: 'Bereans',
    mission_title: 'Kilifi',
    mission_text: 'A week in the villages.',
    mission_paybill: '400200',
    mission_account: 'MISSION',
  };
  const save = async (kind: 'admin' | 'youth leader', payload: object, version?: number) => {
    const { headers } = await signIn(app(), kind);
    const match = version === undefined ? {} : { 'if-match': `"${version}"` };
    return app().inject({ method: 'PUT', url: URL, headers: { ...headers, ...match }, payload });
  };

  it('keep what a change leaves out', async () => {
    const saved = { ...body, study_chapter: '8' };
    expect((await save('admin', body)).statusCode).toBe(200);
    expect((await save('admin', { study_chapter: '8' })).json().data).toMatchObject(saved);
    expect((await save('admin', { mission_title: '' })).json().data).toMatchObject({
      study_book: 'Daniel',
      mission_title: '',
    });
    const refused = await save('admin', { study_book: 'x'.repeat(61) });
    expect(refused.json().errors).toEqual({ study_book: ['At most 60 characters'] });
  });

  it('are read in Swahili where that was written, and keep it when a form does not send it', async () => {
    const translations = { sw: { study_book: 'Danieli', mission_title: 'Kilifi yetu' } };
    expect((await save('admin', { ...body, translations })).statusCode).toBe(200);
    expect((await save('admin', { ...body, mission_text: 'Two weeks.' })).json().data).toMatchObject({
      translations: { sw: { ...translations.sw, study_chapter: '', mission_text: '' } },
    });
    const read = async (headers = {}) => (await app().inject({ url: '/api/v1/site', headers })).json().data;
    expect(await read({ 'accept-language': 'sw' })).toMatchObject({
      study_focus: { book: 'Danieli', family: 'Bereans', untranslated: ['chapter', 'family'] },
      mission: { title: 'Kilifi yetu', untranslated: ['text'] },
    });
    expect((await read()).mission).toEqual({
      title: 'Kilifi',
      text: 'Two weeks.',
      paybill: '400200',
      account: 'MISSION',
    });
  });

  it('stand on the site once they are written, and go when they are emptied', async () => {
    const { version } = (await app().inject(URL)).json().data;
    const saved = await save('admin', body, version);
    expect(saved.json().data).toMatchObject({ ...body, version: version + 1 });
    expect((await app().inject('/api/v1/site')).json().data).toMatchObject({
      study_focus: { book: 'Daniel', chapter: '7', family: 'Bereans' },
      mission: { title: 'Kilifi', paybill: '400200' },
      name: 'Mwangaza',
    });
    await save('admin', { ...body, study_book: '', mission_title: null });
    const { data } = (await app().inject('/api/v1/site')).json();
    expect(data).not.toHaveProperty('study_focus');
    expect(data).not.toHaveProperty('mission');
  });

  it('tell the second of two editors, and wait for approval when a department writes', async () => {
    expect((await save('admin', body, 0)).statusCode).toBe(409);
    expect((await save('youth leader', body)).statusCode).toBe(202);
    expect((await save('admin', { ...body, mission_title: 'x'.repeat(121) })).statusCode).toBe(422);
  });
});
