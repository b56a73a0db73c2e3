import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

const content = (data: unknown, status = 'success') => ({ body: { status, data } });
const section = (title: string, html = '<p>Words</p>') => ({ title, content: html });

describe('the local church’s page', () => {
  const CALL = 'GET /about/about_mwangaza';

  it('shows what is stored, and the map on a tap', async () => {
    await openPage('/AboutKilima', {
      [CALL]: content({ welcome: section('Karibu Kilima'), location: section('The way', '<p>Uphill</p>') }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Karibu Kilima' })).toBeInTheDocument();
    expect(screen.getByText('Uphill')).toBeInTheDocument();
    expect(screen.queryByText('Our mission')).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Show the map' }));
    expect(screen.getByTitle(/^Map: Hill Hall/)).toHaveAttribute(
      'src',
      expect.stringContaining('openstreetmap.org/export/embed.html'),
    );
  });

  it.each([
    ['the call fails', broken],
    ['the status is not success', content({}, 'error')],
  ])('shows the built-in text when %s', async (_, response) => {
    await openPage('/AboutKilima', { [CALL]: response });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Kilima' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Our vision' })).toBeInTheDocument();
  });

  it.each([
    ['/AboutKilima', CALL],
    ['/Aboutsda', 'GET /about/about_sda'],
    ['/Pastormessage', 'GET /about/pastor_message'],
    ['/Eldermessage', 'GET /about/elder_message'],
  ])('%s says so when nothing is stored', async (path, call) => {
    await openPage(path, { [call]: content({}) });
    expect(await screen.findByText('No content found for this page.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('the denomination’s page', () => {
  const CALL = 'GET /about/about_sda';

  it('has its four parts, and the video only on a tap', async () => {
    await openPage('/Aboutsda', {
      [CALL]: content({
        title: section('Adventists'),
        motto: section('Look up', '<p>He comes.</p>'),
        history_content: section('How it began', '<p>In 1844</p>'),
        history_video: section('The video', '<p>https://youtu.be/mwangaza-63</p>'),
        qa_1: section('Why Saturday?', '<p>Because</p>'),
        qa_2: section('Why wait?', '<p>He promised</p>'),
        global_impact_content: section('The world', '<p>Stored impact</p>'),
      }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Adventists' })).toBeInTheDocument();
    expect(screen.getByText('He comes.')).toBeInTheDocument();
    expect(screen.getByText('1863')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'History',
      'Frequent Q&A',
      'Global Impact',
      'Mission & Structure',
    ]);
    expect(screen.getByText('Stored impact')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Education' })).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Play the video' }));
    expect(screen.getByTitle('The video')).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.youtube-nocookie.com/embed/mwangaza-63'),
    );
  });

  it('shows a video of this site without asking another', async () => {
    const video = section('The video', '<p><a href="/media/story-1a2b3c4d.mp4" rel="noopener">Story</a></p>');
    await openPage('/Aboutsda', { [CALL]: content({ title: section('Adventists'), history_video: video }) });
    expect(await screen.findByText('The video. Plays only when you tap.')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Play the video' }));
    expect(screen.getByTitle('The video')).toHaveAttribute('src', '/media/story-1a2b3c4d.mp4');
  });

  it('shows cards for the global impact while the server has nothing for it', async () => {
    await openPage('/Aboutsda', { [CALL]: content({ title: section('Adventists') }) });
    for (const name of ['Education', 'Healthcare', 'Humanitarian work']) {
      expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getByText('A video about this story is not up yet.')).toBeInTheDocument();
  });
});

it('shows the first elder’s name, quote and letter', async () => {
  await openPage('/Eldermessage', {
    'GET /about/elder_message': content({
      title: section('A word'),
      heading: section('You were a stranger'),
      elder_name: section('Dr. Atieno'),
      quote: section('Leviticus 19', '<p>“Love him as yourself.”</p>'),
      message: section('Dear friend', '<p>Come three times.</p>'),
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'A word' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'You were a stranger' })).toBeInTheDocument();
  for (const text of ['Dr. Atieno', 'Leviticus 19', 'Come three times.']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

it('names the chaplain, with his initials as long as there is no photograph', async () => {
  await openPage('/Pastormessage', {
    'GET /about/pastor_message': content({
      heading: section('From the chaplain’s desk'),
      pastor_name: section('Pr. Daniel Otieno Maina'),
      message: section('Dear reader', '<p>Keep asking.</p>'),
    }),
  });
  expect(await screen.findByText('Pr. Daniel Otieno Maina')).toBeInTheDocument();
  expect(screen.getByText('DM')).toBeInTheDocument();
});

it('tells how each content endpoint responds, and runs the tests again', async () => {
  let isUp = false;
  await openPage('/test/about-content', {
    'GET /about/about_mwangaza': content({ welcome: section('Karibu'), mission: section('Go') }),
    'GET /about/about_sda': content({}),
    'GET /about/elder_message': () => (isUp ? content({ title: section('A word') }) : broken),
    'GET /about/pastor_message': { networkError: true },
  });
  expect(await screen.findByText('2 of 4 endpoints answered well.')).toBeInTheDocument();
  expect(screen.getAllByText('SUCCESS')).toHaveLength(2);
  expect(screen.getAllByText('FAILED')).toHaveLength(2);
  expect(screen.getByText('welcome, mission')).toBeInTheDocument();
  expect(screen.getByText('Karibu')).toBeInTheDocument();
  expect(screen.getByText('HTTP error! status: 500')).toBeInTheDocument();
  expect(screen.getByText('No response from server. Please check your connection.')).toBeInTheDocument();
  expect(screen.getAllByText(/^\d+ ms$/)).toHaveLength(4);
  expect(screen.getByRole('link', { name: /^View the public page ?: About Kilima$/ })).toHaveAttribute(
    'href',
    '/AboutKilima',
  );
  isUp = true;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Run Tests Again' }));
  expect(await screen.findByText('3 of 4 endpoints answered well.')).toBeInTheDocument();
  expect(screen.getByText('A word')).toBeInTheDocument();
});

it('leads from the leaders of 2024 to the DCM', async () => {
  await openPage('/Leaders2024', {});
  expect(await screen.findByRole('link', { name: 'Meet the DCM' })).toHaveAttribute('href', '/Music/DCM');
});
