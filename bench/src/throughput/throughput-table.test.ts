import { ratioLine, throughputTable } from './throughput-table';

const turn = (perSecond: number, cpu: number | null) => ({ perSecond, cpu, clientBusy: 0.5 });

const cached = { name: 'kept', turns: [turn(4000, 0.2), turn(5000, 0.3), turn(1000, 0.9)] };
const rendered = { name: 'rendered', turns: [turn(40, 30)] };
const unknown = { name: 'elsewhere', turns: [turn(2000, null)] };

it('shows the median of each server’s turns, and their spread', () => {
  const lines = throughputTable([cached, rendered, unknown]).map((line) => line.trim().split(/\s{2,}/));
  expect(lines).toEqual([
    ['pages/s', 'least to most', 'CPU a page', 'client busy'],
    ['kept', '4000', '1000 to 5000', '0.30 ms', '50 %'],
    ['rendered', '40.0', '40.0 to 40.0', '30.00 ms', '50 %'],
    ['elsewhere', '2000', '2000 to 2000', '-', '50 %'],
  ]);
});

it('says how two servers stand to each other', () => {
  expect(ratioLine('rendered to kept', rendered, cached)).toBe(
    '  rendered to kept: pages/s 0.0100, CPU a page 100.00',
  );
  expect(ratioLine('kept to elsewhere', cached, unknown)).toBe('  kept to elsewhere: pages/s 2.00');
});
