import { canEdit, editableDepartment, scopeOf, type Actor, type Department } from '@narthex/shared-contracts';
import type { Activity } from '@narthex/shared-contracts/schemas/dashboard';

/** What a person's own overview shows. */
export interface Visibility {
  /** The one department whose things they see; null for the whole church's. */
  readonly department: Department | null;
  readonly seesPeople: boolean;
  /** Whether events and announcements that have to be finished are theirs to finish. */
  readonly seesContent: boolean;
  readonly seesPrayers: boolean;
  readonly seesFunds: boolean;
  readonly approvesContent: boolean;
  readonly handlesInquiries: boolean;
  readonly followsVisits: boolean;
  /** Who looks after the machine, such as emails that were given up. */
  readonly runsSystem: boolean;
  /** Whose ministries' people they let in. */
  readonly admitsTo: 'all' | 'none' | Department;
  /** Their own changes of the church's content wait for somebody else. */
  readonly proposes: boolean;
}

export function visibilityFor(actor: Actor): Visibility {
  return {
    department: scopeOf(actor, 'overview.read') === 'department' ? actor.department : null,
    seesPeople: scopeOf(actor, 'members.read') === 'all',
    seesContent: canEdit(actor, 'events.manage'),
    seesPrayers: scopeOf(actor, 'prayer.moderate') === 'all',
    seesFunds: scopeOf(actor, 'funds.read') === 'all',
    approvesContent: scopeOf(actor, 'content.approve') === 'all',
    handlesInquiries: scopeOf(actor, 'inquiries.manage') === 'all',
    followsVisits: scopeOf(actor, 'visits.follow-up') === 'all',
    runsSystem: scopeOf(actor, 'system.manage') === 'all',
    admitsTo: editableDepartment(actor, 'ministry-members.manage'),
    proposes: scopeOf(actor, 'homepage.manage') === 'propose',
  };
}

/** Whose figures a person's dashboard shows: the church's, those of their department, or none. */
export const figuresFor = (actor: Actor): 'all' | 'none' | Department =>
  scopeOf(actor, 'figures.read') === 'all' ? 'all' : (actor.department ?? 'none');

/** The kinds of activity that name nothing this person may not know. */
export function activityTypes(visibility: Visibility): Activity['type'][] {
  return [
    'event',
    ...(visibility.department === null ? (['sermon'] as const) : []),
    ...(visibility.seesPeople ? (['member'] as const) : []),
    ...(visibility.seesPrayers ? (['prayer'] as const) : []),
  ];
}
