import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListTools } from './list-tools';
import { ProgressBar } from '../../feedback/progress-bar';

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

describe('filters on a phone', () => {
  const show = (filterCount: number) =>
    render(
      <ListTools
        searchLabel="Search events"
        search=""
        onSearch={() => undefined}
        filterCount={filterCount}
        count="3 of 40 events"
      >
        <label>
          Status <select />
        </label>
      </ListTools>,
    );
  const setPhone = (matches: boolean) =>
    jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue(Object.assign(new EventTarget(), { matches }) as unknown as MediaQueryList);

  it.each([
    [0, 'Filters'],
    [2, 'Filters (2)'],
  ])('stand behind one button that says how many are set (%d)', async (filterCount, name) => {
    const user = userEvent.setup();
    setPhone(true);
    show(filterCount);
    expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters and order' }));
    expect(sheet.getByLabelText('Status')).toBeInTheDocument();
    expect(sheet.getByRole('status')).toHaveTextContent('3 of 40 events');
    await user.click(sheet.getByRole('button', { name: 'Show the list' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stand in the open where there is room', () => {
    setPhone(false);
    show(2);
    expect(screen.getByLabelText('Status')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
