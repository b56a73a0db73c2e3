import type { MinistryPageRecord } from '@narthex/shared-contracts/schemas/ministry-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken, event, site } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

const NOTHING: MinistryPageRecord = { ministry: null, leaders: [], projects: [], pictures: [] };
const record = (changes: Partial<MinistryPageRecord>) => ({
  body: { success: true, data: { ...NOTHING, ...changes } },
});
const stored = (fields: Record<string, { title?: string; content: string }>) => ({
  body: {
    success: true,
    data: {
      fields: Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [key, { title: '', image_url: null, ...field }]),
      ),
      links: [],
    },
  },
});
const project = {
  id: 1,
  title: 'A clinic room',
  description: 'The walls stand.',
  goal_amount: 850_000,
  raised_amount: 512_400,
  link: '/tithes-offerings',
};

describe('every ministry', () => {
  it('shows its leader once, with initials and office, its own address and its pictures', async () => {
    await openPage('/DeconaryDepartment', {
      'GET /v1/page-content/ministries/deconary': stored({
        leadership: { content: '<p>Josphat Cheruiyot, head deacon</p><p>Beatrice Moraa, head deaconess</p>' },
      }),
      'GET /v1/ministry-pages/deconary': record({
        ministry: { name: 'Deaconry', email: 'deacons@demo.test', meetingTime: null, location: 'Hall' },
        leaders: [{ name: 'Josphat Cheruiyot', title: null, image: null, quote: null }],
        pictures: [{ id: 4, title: 'Communion', file_path: '/media/communion-1200x675-1a2b3c4d' }],
      }),
    });
    const facts = within(await screen.findByRole('complementary', { name: 'In short' }));
    expect(await facts.findByRole('img', { name: 'Josphat Cheruiyot' })).toHaveTextContent('J');
    expect(facts.getAllByText(/Josphat Cheruiyot/)).toHaveLength(1);
    expect(facts.getByText('Head deacon')).toBeInTheDocument();
    expect(facts.getByText('Beatrice Moraa, head deaconess')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'deacons@demo.test' })).toHaveAttribute(
      'href',
      'mailto:deacons@demo.test',
    );
    const pictures = within(screen.getByRole('region', { name: 'Pictures' }));
    expect(pictures.getByText('Communion')).toBeInTheDocument();
  });

  it('keeps the church’s address and shows no pictures where the database knows nothing', async () => {
    await openPage(
      '/Books',
      { 'GET /v1/page-content/resources/books': broken, 'GET /v1/ministry-pages/books': broken },
      { ...site, email: 'office@demo.test' },
    );
    expect(await screen.findByRole('link', { name: 'office@demo.test' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pictures' })).not.toBeInTheDocument();
  });

  it('shows the next events of its type where no department plans for it', async () => {
    await openPage('/Evangelism', {
      'GET /v1/page-content/evangelism/evangelism': broken,
      'GET /v1/ministry-pages/evangelism': record({}),
      'GET /v1/events': ({ params = {} }) => ({
        body: {
          success: true,
          data: params['event_type'] === 'community' ? [event({ title: 'Market clinic' })] : [],
        },
      }),
    });
    const next = within(await screen.findByRole('region', { name: 'Next events' }));
    expect(next.getByRole('link', { name: 'Market clinic' })).toBeInTheDocument();
  });
});

it('a choir shows its rehearsals above its songs, and nowhere else', async () => {
  await openPage('/Music/DCM', {
    'GET /v1/page-content/music/dcm': stored({ schedule: { content: '<p>Sundays, 4:00 – 5:00 PM</p>' } }),
    'GET /v1/ministry-pages/dcm': record({}),
    'GET /v1/songs/dcm': { body: { success: true, data: [] } },
  });
  expect(await screen.findByRole('region', { name: 'Rehearsals' })).toHaveTextContent('Sundays, 4:00');
  expect(screen.getAllByText(/Sundays, 4:00/)).toHaveLength(1);
  expect(await screen.findByRole('region', { name: 'Hear DCM' })).toHaveTextContent(
    'No songs have been put up yet.',
  );
});

it('a class has a timetable of the week’s slots and of what its editors added', async () => {
  await openPage('/SabbathSchool', {
    'GET /v1/page-content/ministries/sabbath_school': stored({
      schedule: {
        content:
          '<table><tbody><tr><td>Sabbath, 9:00 AM</td><td>Visitors’ class</td><td>Front pews</td></tr></tbody></table><p>Come early.</p>',
      },
    }),
    'GET /v1/ministry-pages/sabbath_school': record({}),
  });
  expect(await screen.findByText('Visitors’ class')).toBeInTheDocument();
  const timetable = within(screen.getByRole('table'));
  const rows = timetable.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toBe('Thursday, 4:30 – 6:00 PMLesson harmonization');
  expect(rows.at(-1)).toBe('Sabbath, 9:00 AMVisitors’ classFront pews');
  expect(screen.getByText('Come early.')).toBeInTheDocument();
});

describe('a campaign', () => {
  const open = (changes: Partial<typeof project>) =>
    openPage('/Evangelism', {
      'GET /v1/page-content/evangelism/evangelism': broken,
      'GET /v1/ministry-pages/evangelism': record({ projects: [{ ...project, ...changes }] }),
    });

  it('shows its goal and how far it is, by the figures of the database', async () => {
    await open({});
    const goal = within(await screen.findByRole('region', { name: 'The goal' }));
    expect(goal.getByRole('progressbar', { name: 'Raised for A clinic room' })).toHaveAttribute(
      'value',
      '512400',
    );
    expect(goal.getByText('KES 512,400').parentElement).toHaveTextContent('KES 512,400 of KES 850,000');
    expect(goal.getByRole('link', { name: 'How to help' })).toHaveAttribute('href', '/tithes-offerings');
  });

  it('says that a goal is reached', async () => {
    await open({ raised_amount: 900_000 });
    expect(await screen.findByText(/the goal is reached/)).toBeInTheDocument();
  });
});

describe('the finder of families', () => {
  const FAMILIES = stored({
    activities: {
      title: 'The families',
      content:
        '<table><thead><tr><th>Family</th><th>Meets in</th></tr></thead><tbody><tr><th>Family one</th><td>Room B12</td></tr><tr><th>Family four</th><td>Hall 2, common room</td></tr></tbody></table>',
    },
  });
  const open = (path: string) =>
    openPage(path, {
      'GET /v1/page-content/ministries/personal_ministries': FAMILIES,
      'GET /v1/ministry-pages/personal_ministries': record({}),
    });
  const families = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('shows all of them with where they meet, and finds one by its hall', async () => {
    const user = userEvent.setup();
    await open('/Personalministries');
    const finder = within(await screen.findByRole('search', { name: 'Find a family' }));
    expect(await screen.findAllByText('Meets in')).toHaveLength(2);
    expect(families()).toEqual(['Family one', 'Family four']);
    await user.type(finder.getByRole('searchbox'), 'hall 2{Enter}');
    expect(await screen.findByText('One family for “hall 2”')).toBeInTheDocument();
    expect(families()).toEqual(['Family four']);
  });

  it('reads the search from the URL, and says when nothing is found', async () => {
    await open('/Personalministries?q=hall+99');
    expect(await screen.findByText('0 families for “hall 99”')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('hall 99');
    expect(screen.getByRole('link', { name: 'All families' })).toHaveAttribute(
      'href',
      '/Personalministries#families',
    );
  });
});
