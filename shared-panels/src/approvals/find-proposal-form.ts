import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';

/** A form of the department dashboard. */
interface ProposalForm {
  /** By which the form keeps its draft. */
  readonly name: string;
  readonly rowId: number | undefined;
  /** Below the dashboard's base: opens the form. */
  readonly path: string;
}

/** Kinds with a list: the name of the panel's definition, and the section it stands in. */
const LISTS: Readonly<Record<string, { readonly name: string; readonly section: string }>> = {
  slides: { name: 'slides', section: 'homepage' },
  sections: { name: 'content-sections', section: 'homepage?tab=sections' },
  projects: { name: 'projects', section: 'homepage?tab=projects' },
  services: { name: 'services', section: 'homepage?tab=services' },
  songs: { name: 'songs', section: 'content?tab=songs' },
  programme: { name: 'programme', section: 'calendar' },
  leaders: { name: 'leaders', section: 'leadership' },
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
  const list = LISTS[kind];
  if (list) return getListForm(list, before ? getNumber(before['id']) : undefined);
  if (endpoint === 'studyAndMission.update') {
    const path = 'homepage?tab=study-and-mission';
    return { name: 'study-and-mission', rowId: getNumber(before?.['id']), path };
  }
  const [category = '', page = ''] = subject?.split('/') ?? [];
  if (endpoint !== 'pageContent.save' || !page) return undefined;
  // A page has no number.
  return {
    name: `page-content:${category}/${page}`,
    rowId: 0,
    path: `content?${new URLSearchParams({ category, page })}`,
  };
}

function getListForm(
  { name, section }: { readonly name: string; readonly section: string },
  rowId: number | undefined,
): ProposalForm {
  const request = rowId === undefined ? 'create=1' : `edit=${rowId}`;
  return { name, rowId, path: `${section}${section.includes('?') ? '&' : '?'}${request}` };
}
