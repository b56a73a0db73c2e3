import { withTestApp } from '../../../test/build-app';
import {
  createAnnouncement,
  createLeader,
  createSection,
  createSlide,
} from '../../../test/content-factories';
import { churchProjects } from '../../database/schema/homepage';
import { raiseContentVersions } from '../../plugins/content-versions/content-version-repository';

const app = withTestApp();
const read = async (url: string) => (await app().inject(url)).json().data;

/** Inserts rows with this link directly into the tables, past every form. */
async function store(link: string) {
  await createSection(app(), { button_link: link });
  await createSlide(app(), { title: link, cta_link: link });
  await app().db.insert(churchProjects).values({ title: link, description: 'x', link, is_featured: true });
  const leader = await createLeader(app(), { linkedin_url: link, facebook_url: link });
  const announcement = await createAnnouncement(app(), { link_url: link });
  // The content versions are raised, so that cached responses expire as after a write.
  const subjects = ['homepage', 'church-projects'] as const;
  app().learnContentVersions(await app().db.transaction((tx) => raiseContentVersions(tx, subjects)));
  return { leader, announcement };
}

/** Reads the same links back, one by one and in their lists. */
async function readBack(link: string) {
  const { leader, announcement } = await store(link);
  const own = <Row extends { id?: number; title?: string }>(rows: readonly Row[], id?: number) =>
    rows.find((row) => (id === undefined ? row.title === link : row.id === id));
  const homepage = await read('/api/v1/homepage');
  return [
    await read(`/api/v1/leaders/${leader.id}`),
    own(await read('/api/v1/leaders'), leader.id),
    await read(`/api/v1/announcements/${announcement.id}`),
    own(await read('/api/v1/announcements'), announcement.id),
    await read('/api/v1/homepage/content/about_us'),
    homepage.contents.about_us,
    own(await read('/api/v1/homepage/slides')),
    own(homepage.slides),
    own(await read('/api/v1/church-projects')),
    own(homepage.featured_projects),
  ];
}

const links = (value: string | null) => [
  ...Array(2).fill({ linkedin_url: value, facebook_url: value }),
  ...Array(2).fill({ link_url: value }),
  ...Array(2).fill({ button_link: value }),
  ...Array(2).fill({ cta_link: value }),
  ...Array(2).fill({ link: value }),
];

it.each(['javascript:alert(1)', '//evil.example'])('a stored link %s is handed out nowhere', async (link) => {
  expect(await readBack(link)).toMatchObject(links(null));
});

it('a sound one is', async () => {
  expect(await readBack('https://facebook.com/church')).toMatchObject(links('https://facebook.com/church'));
});
