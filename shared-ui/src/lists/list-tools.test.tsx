import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListTools } from './list-tools';
import { ProgressBar } from '../feedback/progress-bar';

function Example() {
  const [search, setSearch] = useState('');
  return (
    <ListTools
      searchLabel="Search events"
      search={search}
      onSearch={setSearch}
      count={search ? '1 event' : '5 events'}
    />
  );
}

it('searches and announces how many are left', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.getByRole('status')).toHaveTextContent('5 events');
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'choir');
  expect(screen.getByRole('status')).toHaveTextContent('1 event');
});

it('says how far an upload has come', () => {
  render(<ProgressBar label="Uploading sermon.mp3" percent={41.6} detail="2.1 MB/s" />);
  expect(screen.getByRole('progressbar', { name: 'Uploading sermon.mp3' })).toHaveAttribute('value', '41.6');
  expect(screen.getByText('42%, 2.1 MB/s')).toBeInTheDocument();
});
