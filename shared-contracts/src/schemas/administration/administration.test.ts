import { activitiesQuerySchema } from './dashboard';
import { proposalQuerySchema, rejectionSchema } from './proposals';
import { getMessages } from '../../testing';

it('shows five activities unless it is told, and at most fifty', () => {
  expect(activitiesQuerySchema.parse({})).toEqual({ limit: 5 });
  for (const limit of ['1', 50]) expect(activitiesQuerySchema.safeParse({ limit }).success).toBe(true);
  for (const limit of [0, 51, 1.5]) expect(activitiesQuerySchema.safeParse({ limit }).success).toBe(false);
});

it('rejects with a reason, or without one', () => {
  expect(rejectionSchema.parse({})).toEqual({ reason: null });
  expect(rejectionSchema.parse({ reason: ' Too long ' })).toEqual({ reason: 'Too long' });
  expect(getMessages(rejectionSchema, { reason: 'a'.repeat(1001) })).toEqual({
    reason: 'At most 1000 characters',
  });
});

it('lists proposals by their date', () => {
  expect(proposalQuerySchema.safeParse({ sort: '-created_at' }).success).toBe(true);
  expect(proposalQuerySchema.safeParse({ sort: 'title' }).success).toBe(false);
});
