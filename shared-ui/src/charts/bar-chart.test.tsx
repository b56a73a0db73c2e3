import { render, screen, within } from '@testing-library/react';
import { BarChart } from './bar-chart';

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: `Month ${index + 1}`,
    shortLabel: `M${index + 1}`,
    value: index,
  }));
const headings = { label: 'Month', value: 'Events' };

it('says in a sentence what the bars show, and every figure in a table', () => {
  render(<BarChart label="3 events over 3 months" points={points(3)} headings={headings} />);
  expect(screen.getByRole('img', { name: '3 events over 3 months' })).toBeInTheDocument();
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'MonthEvents',
    'Month 10',
    'Month 21',
    'Month 32',
  ]);
});

it('says whose exact figures a screen with many charts opens', () => {
  render(<BarChart label="3 events over 3 months" points={points(3)} headings={headings} />);
  expect(screen.getByText(/^Exact figures/)).toHaveTextContent(/^Exact figures: Events$/);
});

it('labels every other bar where there are many', () => {
  render(<BarChart label="Two years" points={points(24)} headings={headings} />);
  expect(screen.getByText('M1')).toBeInTheDocument();
  expect(screen.queryByText('M2')).not.toBeInTheDocument();
  expect(screen.getByText('M23')).toBeInTheDocument();
});
