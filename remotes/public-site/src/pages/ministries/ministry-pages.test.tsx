import { MINISTRY_PAGES, PAGE_CONTENT_PAGES, type MinistryPageName } from '@narthex/shared-contracts/enums';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';
import { screen, within } from '@testing-library/react';
import { broken, event, site } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

const field = (title: string, content = '', image_url: string | null = null) => ({
  title,
  content,
  image_url,
});
const stored = (fields: unknown, links: unknown = []) => ({
  body: { success: true, data: { fields, links } },
});

it('shows every stored field and the page’s own links', async () => {
  await openPage('/Health', {
    'GET /v1/page-content/ministries/health': stored(
      {
        hero_title: field('Health and rest'),
        hero_subtitle: field('', '<p>Sleep well.</p>'),
        introduction: field('What we teach', '<p>Eight habits.</p>'),
        mission: field('Our mission', '<p>Whole people.</p>'),
        vision: field('Our vision', '<p>Rested people.</p>'),
        activities: field('Clinics', '<p>At the market.</p>'),
        schedule: field('', '<p>First Sundays, 9:00 AM</p>'),
        leadership: field('', '<p>Dr. Langat</p>'),
        contact: field('Lend us a Sunday', '<p>Patience is enough.</p>'),
        gallery_images: field('At work', '/a.jpg, /b.jpg'),
        additional_info: field('If it is urgent', '<p>Go to the centre.</p>'),
      },
      [
        { kind: 'chat', url: 'https://chat.example.org/health' },
        { kind: 'classroom', url: 'https://classroom.example.org/health' },
      ],
    ),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Health and rest' })).toBeInTheDocument();
  for (const text of ['Sleep well.', 'Eight habits.', 'Whole people.', 'Rested people.', 'At the market.']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const facts = screen.getByRole('complementary', { name: 'In short' });
  expect(screen.getByRole('region', { name: 'Timetable' })).toHaveTextContent('First Sundays, 9:00 AM');
  expect(facts).toHaveTextContent('Dr. Langat');
  expect(screen.getByText('Go to the centre.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Picture 2 of 2' })).toHaveAttribute('src', '/b.jpg');
  const join = screen.getByRole('region', { name: 'Lend us a Sunday' });
  expect(within(join).getByRole('link', { name: 'Join the WhatsApp group' })).toHaveAttribute(
    'href',
    'https://chat.example.org/health',
  );
  expect(within(join).getByRole('link', { name: 'Open the classroom' })).toHaveAttribute(
    'href',
    'https://classroom.example.org/health',
  );
});

it('shows what the department plans next', async () => {
  await openPage('/Health', {
    'GET /v1/page-content/ministries/health': broken,
    'GET /v1/events': ({ params = {} }) => ({
      body: {
        success: true,
        data: params['department'] === 'health' ? [event({ title: 'Market clinic' })] : [],
      },
    }),
  });
  const next = within(await screen.findByRole('region', { name: 'Next events' }));
  expect(next.getByRole('link', { name: 'Market clinic' })).toBeInTheDocument();
});

it('names whom to ask, as the department’s leaders wrote it', async () => {
  await openPage('/Health', {
    'GET /v1/page-content/ministries/health': broken,
    'GET /v1/departments/health/contacts': {
      body: {
        success: true,
        data: {
          department: 'health',
          introduction: null,
          contact_name: 'Halima Langat',
          contact_email: 'health@demo.test',
          contact_phone: '0700 000 000',
          meeting_info: 'First Sundays at 9:00 AM',
          links: [{ label: 'Clinic list', url: 'https://clinics.example.org' }],
        },
      },
    },
  });
  const facts = within(await screen.findByRole('complementary', { name: 'In short' }));
  expect(await facts.findByText('Halima Langat')).toBeInTheDocument();
  expect(facts.getByText('First Sundays at 9:00 AM')).toBeInTheDocument();
  expect(facts.getByRole('link', { name: '0700 000 000' })).toHaveAttribute('href', 'tel:0700000000');
  expect(facts.getByRole('link', { name: 'health@demo.test' })).toHaveAttribute(
    'href',
    'mailto:health@demo.test',
  );
  expect(facts.getByRole('link', { name: 'Clinic list' })).toHaveAttribute(
    'href',
    'https://clinics.example.org',
  );
});

it('fills a field that nobody wrote with the built-in one', async () => {
  await openPage('/Health', {
    'GET /v1/page-content/ministries/health': stored({
      introduction: field('What we teach', '<p>Eight habits.</p>'),
      activities: field(''),
    }),
  });
  expect(await screen.findByText('Eight habits.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Where you find us' })).toBeInTheDocument();
});

it('takes its times from the programme of the week, and its group from the settings', async () => {
  await openPage(
    '/Personalministries',
    { 'GET /v1/page-content/ministries/personal_ministries': broken },
    { ...site, whatsapp_invite: 'https://chat.example.org/welcome' },
  );
  expect(await screen.findByText('Tuesday, 6:30 – 8:00 PM')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Join the WhatsApp group' })).toHaveAttribute(
    'href',
    'https://chat.example.org/welcome',
  );
  expect(
    screen.getAllByText(/^Family (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/),
  ).toHaveLength(12);
});

/** Returns the category in which a page's content is stored. */
const categoryOf = (page: MinistryPageName) =>
  Object.entries(PAGE_CONTENT_PAGES).find(([, pages]) => pages.some((name) => name === page))?.[0];

it.each(MINISTRY_PAGES.map((page) => [MANAGED_PAGES[page].path, MANAGED_PAGES[page].title, page] as const))(
  '%s has its own built-in text, and a way to join',
  async (path, title, page) => {
    const category = categoryOf(page);
    await openPage(path, {
      [`GET /v1/page-content/${category}/${page}`]: broken,
      'GET /v1/songs/church_choir': broken,
      'GET /v1/prayer-requests/public': broken,
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
    expect(await screen.findByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      'tel:+254700000010',
    );
  },
);
