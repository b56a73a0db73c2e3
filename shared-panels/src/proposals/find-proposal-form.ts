import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';

/** A form of the department dashboard. */
interface ProposalForm {
  /** By which the form keeps its draft. */
  readonly name: string;
  readonly rowId: number | undefined;
  /** Below the dashboard's base: opens the form. */
  readonly path: string;
}

interface ListPlace {
  /** The name of the panel's definition; that of the kind unless given. */
  readonly name?: string;
  /** The section it stands in; called like the kind unless given. */
  readonly section?: string;
}

/** Where the lists of some kinds stand. A kind with a section of its own name needs no entry. */
const LISTS: Readonly<Record<string, ListPlace>> = {
  slides: { section: 'homepage' },
  sections: { name: 'content-sections', section: 'homepage?tab=sections' },
  projects: { section: 'homepage?tab=projects' },
  services: { section: 'homepage?tab=services' },
  songs: { section: 'content?tab=songs' },
  programme: { section: 'calendar' },
  leaders: { section: 'leadership' },
};

const getNumber = (id: unknown) => (typeof id === 'number' ? id : undefined);

/** The form that a proposal was made with; none for a deletion, an order, and what only another client offers. */
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
  // A page has no number.
  return {
    name: `page-content:${category}/${page}`,
    rowId: 0,
    path: `content?${new URLSearchParams({ category, page })}`,
  };
}

function getListForm(kind: string, rowId: number | undefined): ProposalForm {
  const { name = kind, section = kind } = LISTS[kind] ?? {};
  const request = rowId === undefined ? 'create=1' : `edit=${rowId}`;
  return { name, rowId, path: `${section}${section.includes('?') ? '&' : '?'}${request}` };
}
