import { canEdit, editableDepartment, scopeOf, type Actor, type Department } from '@narthex/shared-contracts';
import type { Activity } from '@narthex/shared-contracts/schemas/dashboard';

/** Decides what a person's own overview shows. */
export interface Visibility {
  /** Limits the overview to one department; null means the whole church. */
  readonly department: Department | null;
  readonly seesPeople: boolean;
  /** Is true if the person may finish incomplete events and announcements. */
  readonly seesContent: boolean;
  readonly seesPrayers: boolean;
  readonly seesFunds: boolean;
  readonly approvesContent: boolean;
  readonly handlesInquiries: boolean;
  readonly followsVisits: boolean;
  /** Is true if the person sets the site up. */
  readonly setsUp: boolean;
  /** Is true if the person is responsible for technical matters, such as undelivered emails. */
  readonly runsSystem: boolean;
  /** Selects the ministries whose requests to join the person may accept. */
  readonly admitsTo: 'all' | 'none' | Department;
  /** Is true if the person's changes to the church's content need approval. */
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
    setsUp: scopeOf(actor, 'settings.manage') === 'all',
    runsSystem: scopeOf(actor, 'system.manage') === 'all',
    admitsTo: editableDepartment(actor, 'ministry-members.manage'),
    proposes: scopeOf(actor, 'homepage.manage') === 'propose',
  };
}

/** Selects the figures on a person's dashboard: those of the church, those of their department, or none. */
export const figuresFor = (actor: Actor): 'all' | 'none' | Department =>
  scopeOf(actor, 'figures.read') === 'all' ? 'all' : (actor.department ?? 'none');

/** Lists the kinds of activity that reveal nothing this person may not see. */
export function activityTypes(visibility: Visibility): Activity['type'][] {
  return [
    'event',
    ...(visibility.department === null ? (['sermon'] as const) : []),
    ...(visibility.seesPeople ? (['member'] as const) : []),
    ...(visibility.seesPrayers ? (['prayer'] as const) : []),
  ];
}
