import { signText } from '../../../../plugins/secrets/signed-text';
import { identifyOutcome, issueTicket, readTicket, type TicketRequest } from './report-ticket';

const SECRET = 'a secret of this test';
const VISITOR: TicketRequest = { actor_id: null, network: '198.51.100.7', slot: 0 };
const read = (request: Partial<TicketRequest> = {}) => {
  const ticket = readTicket(SECRET, issueTicket(SECRET, { ...VISITOR, ...request }).text);
  if (!ticket) throw new Error('The ticket can’t be read');
  return ticket;
};

it('is read again as it was issued, for six hours', () => {
  const { text, expiresAt } = issueTicket(SECRET, VISITOR, 1_000);
  expect(expiresAt.getTime()).toBe(1_000 + 6 * 3_600_000);
  expect(readTicket(SECRET, text, expiresAt.getTime() - 1)).toMatchObject({ is_account: false });
  expect(readTicket(SECRET, text, expiresAt.getTime())).toBeNull();
});

it.each([
  ['of another site', issueTicket('another secret', VISITOR).text],
  ['whose kind was changed', issueTicket(SECRET, VISITOR).text.replace(/^network/, 'account')],
  ['without a signature', issueTicket(SECRET, VISITOR).text.replace(/\.[^.]*$/, '')],
  ['that is empty', ''],
  ['that is only a dot', '.'],
  ['that names nobody', signText(SECRET, 'network..source.document.9999999999999')],
  ['that comes from nowhere', signText(SECRET, 'network.identity..document.9999999999999')],
  ['of no document', signText(SECRET, 'network.identity.source..9999999999999')],
])('is refused %s', (_, text) => {
  expect(readTicket(SECRET, text)).toBeNull();
});

it('speaks for one visitor of a network, however often it is asked for', () => {
  const first = read();
  const again = read();
  expect(again.document).not.toBe(first.document);
  expect([again.identity, again.source]).toEqual([first.identity, first.source]);
  const neighbour = read({ slot: 1 });
  expect(neighbour.source).toBe(first.source);
  expect(neighbour.identity).not.toBe(first.identity);
  expect(read({ network: '198.51.100.8' }).source).not.toBe(first.source);
});

it('speaks for an account, wherever it is signed in', () => {
  const first = read({ actor_id: 7 });
  expect(first.is_account).toBe(true);
  expect(read({ actor_id: 7, network: '203.0.113.9', slot: 3 })).toMatchObject({
    identity: first.identity,
    source: first.source,
  });
  expect(read({ actor_id: 8 }).identity).not.toBe(first.identity);
});

it('has a key for each version, which tells nothing of another one', () => {
  const ticket = read();
  const outcome = identifyOutcome(SECRET, ticket, 'youth 1.0.0');
  expect(identifyOutcome(SECRET, read(), 'youth 1.0.0')).toEqual(outcome);
  const other = identifyOutcome(SECRET, ticket, 'youth 2.0.0');
  expect(other.outcome_key).not.toBe(outcome.outcome_key);
  expect(other.source).not.toBe(outcome.source);
});
