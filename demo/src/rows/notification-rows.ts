import { paths, type Department } from '@narthex/shared-contracts';
import type { notifications } from '@narthex/server/database/schema/notifications';
import type { proposals } from '@narthex/server/database/schema/writes';
import type { SeededPeople } from '../seeded-people';
import { daysAgo, type SeedTime } from '../seed-time';

type NotificationRow = typeof notifications.$inferInsert;
type Proposed = Pick<
  typeof proposals.$inferSelect,
  'id' | 'author_id' | 'author_label' | 'created_at' | 'decided_at' | 'reason' | 'preview'
>;

/** Somebody who waits to be let into a ministry. */
export interface JoinRequest {
  readonly membership_id: number;
  readonly person: string;
  readonly ministry: string;
  readonly department: Department | null;
  readonly created_at: Date;
}

const READ_AFTER_DAYS = 2;
const HOUR_MS = 60 * 60 * 1000;

/** Creates the notifications about the stored proposals and requests, in the server's words. Older ones are read. */
export function notificationRows(
  time: SeedTime,
  people: SeededPeople,
  stored: { readonly proposals: readonly Proposed[]; readonly requests: readonly JoinRequest[] },
): NotificationRow[] {
  const approvers = [people.admin, people.getAuthor('communication')];
  const tell = (
    userIds: readonly number[],
    createdAt: Date,
    told: Pick<NotificationRow, 'kind' | 'text' | 'link' | 'proposal_id' | 'membership_id'>,
  ): NotificationRow[] => {
    const isRead = createdAt < daysAgo(time, READ_AFTER_DAYS);
    const readAt = isRead ? new Date(createdAt.getTime() + HOUR_MS) : null;
    return userIds.map((userId) => ({ user_id: userId, created_at: createdAt, read_at: readAt, ...told }));
  };

  const aboutProposals = stored.proposals.flatMap(
    ({
      id,
      author_id: authorId,
      author_label: authorLabel,
      created_at: createdAt,
      decided_at: decidedAt,
      reason,
      preview,
    }) => [
      ...tell(approvers, createdAt, {
        kind: 'proposal',
        text: `${authorLabel} proposed a change that awaits approval.`,
        link: paths.adminApprovals.to(),
        proposal_id: id,
      }),
      ...(authorId !== null && decidedAt
        ? tell([authorId], decidedAt, {
            kind: 'decision',
            text: `Your change of “${String(preview?.['title'])}” was rejected: ${reason ?? ''}`,
            link: paths.ownProposals.to(),
          })
        : []),
    ],
  );
  const aboutRequests = stored.requests.flatMap(
    ({ membership_id: membershipId, person, ministry, department, created_at: createdAt }) =>
      department
        ? tell([people.getAuthor(department)], createdAt, {
            kind: 'join_request',
            text: `${person} asks to join ${ministry}.`,
            link: paths.departmentMembers.to(),
            membership_id: membershipId,
          })
        : [],
  );
  return [
    ...aboutProposals,
    ...aboutRequests,
    ...tell([people.member], daysAgo(time, 1, '17:30'), {
      kind: 'decision',
      text: 'Welcome to Prayer ministry!',
    }),
    ...tell([people.member], daysAgo(time, 12, '12:00'), {
      kind: 'decision',
      text: 'You were added to Sabbath School.',
    }),
  ];
}
