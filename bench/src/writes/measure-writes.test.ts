import { writesTable } from './measure-writes';

it('shows median and 95th percentile by rows, and what was refused', () => {
  const lines = writesTable([
    { name: 'an event', times: [[4, 5, 9], [6, 6, 7], [8]] },
    { name: 'an RSVP', times: [[4], null, [8]] },
  ]);
  expect(lines[1]).toMatch(/an event\s+5\.0\s+9\.0\s+6\.0\s+7\.0\s+8\.0\s+8\.0/);
  expect(lines[2]).toMatch(/an RSVP\s+4\.0\s+4\.0\s+none\s+none\s+8\.0/);
});
