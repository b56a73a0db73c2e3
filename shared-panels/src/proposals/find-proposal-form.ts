import { isManaged, subjectOf } from '@narthex/shared-contracts/managed';
import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';

/** Describes a form of the department dashboard. */
interface ProposalForm {
  /** Names the form's draft. */
  readonly name: string;
  readonly rowId: number | undefined;
  /** Holds the path below the dashboard's base that opens the form. */
  readonly path: string;
}

interface ListPlace {
  /** Holds the name in the panel's definition; the default is that of the kind. */
  readonly name?: string;
  /** Holds the path of the section; the default is the subject of a managed type, or else the name of the kind. */
  readonly section?: string;
}

/** Lists the kinds whose section has another name than their subject. */
const LISTS: Readonly<Record<string, ListPlace>> = {
  sections: { name: 'content-sections', section: 'homepage?tab=sections' },
  projects: { section: 'homepage?tab=projects' },
  services: { section: 'homepage?tab=services' },
  songs: { section: 'content?tab=songs' },
  leaders: { section: 'leadership' },
};

const getNumber = (id: unknown) => (typeof id === 'number' ? id : undefined);

/**
 * Returns the form that a proposal was made with, or undefined for deletions, reorderings and requests of other
 * clients.
 */
export function findProposalForm({
  endpoint,
  before,
  after,
  subject_id: subject,
}: Proposal): ProposalForm | undefined {
  const [kind = '', verb = ''] = endpoint.split('.');
  if (!after || verb === 'reorder') return undefined;
  if (endpoint === 'studyAndMission.update') {
    const path = 'homepage?tab=study-and-mission';
    return { name: 'study-and-mission', rowId: getNumber(before?.['id']), path };
  }
  if (kind in LISTS || verb === 'create' || verb === 'update')
    return getListForm(kind, before ? getNumber(before['id']) : undefined);
  const [category = '', page = ''] = subject?.split('/') ?? [];
  if (endpoint !== 'pageContent.save' || !page) return undefined;
  // Pages have no id.
  return {
    name: `page-content:${category}/${page}`,
    rowId: 0,
    path: `content?${new URLSearchParams({ category, page })}`,
  };
}

function getListForm(kind: string, rowId: number | undefined): ProposalForm {
  const subject = isManaged(kind) ? (subjectOf(kind) ?? kind) : kind;
  const { name = kind, section = subject } = LISTS[kind] ?? {};
  const request = rowId === undefined ? 'create=1' : `edit=${rowId}`;
  return { name, rowId, path: `${section}${section.includes('?') ? '&' : '?'}${request}` };
}
