import { scopeOf, type Actor } from '@narthex/shared-contracts';
import { ENDPOINTS, type EndpointRecord } from '@narthex/shared-contracts/endpoints';
import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { findProposalForm } from './find-proposal-form';

const LEADER: Actor = { id: 7, role: 'leader', department: 'youth' };
/** Departments' dashboards have no form for these endpoints, which other clients may call. */
const WITHOUT_FORM = ['about.saveSection'];

const isProposed = ({ capability }: EndpointRecord) =>
  capability !== 'public' && scopeOf(LEADER, capability) === 'propose';

const proposed = (Object.entries(ENDPOINTS) as [string, EndpointRecord][])
  .filter(([name, record]) => /\.(?:create|update|save|saveSection)$/.test(name) && isProposed(record))
  .map(([name]) => name);

const rejected = (endpoint: string): Proposal => ({
  id: 1,
  type: 'x',
  subject_id: 'music/church_choir',
  title: 'x',
  description: '',
  content: '',
  author: 'x',
  priority: 'normal',
  scheduled_date: null,
  image_url: null,
  event_details: null,
  created_at: '2026-11-20T06:00:00Z',
  status: 'rejected',
  reason: 'x',
  endpoint,
  before: endpoint.endsWith('.create') ? null : { id: 4, version: 3 },
  after: { title: 'x' },
  is_outdated: false,
});

it('knows what departments propose', () => {
  expect(proposed).toEqual(expect.arrayContaining(['slides.update', 'pageContent.save', 'leaders.create']));
});

it.each(proposed)('%s can be sent again with the form it was made with', (endpoint) => {
  expect(findProposalForm(rejected(endpoint)) === undefined).toBe(WITHOUT_FORM.includes(endpoint));
});
