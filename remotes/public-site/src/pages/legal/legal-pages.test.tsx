import { screen } from '@testing-library/react';
import { site } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

it.each(['/privacy', '/terms', '/accessibility'])('%s names how to reach us', async (path) => {
  await openPage(path, {}, { ...site, email: 'office@kilima.example' });
  expect(await screen.findByRole('link', { name: 'office@kilima.example' })).toHaveAttribute(
    'href',
    'mailto:office@kilima.example',
  );
});
