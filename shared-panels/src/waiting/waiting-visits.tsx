import { formatPlainDate } from '@narthex/shared-contracts';
import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import { getInquiryText } from '../inquiries/inquiry-texts';
import { VisitContacts } from '../inquiries/visit-contacts';
import { VISIT_LIST, getVisitor } from '../inquiries/visitors-panel';
import { TextCell } from '../resource-panel/cells/text-cell';
import { WaitingRows, type WaitingProps } from './waiting-rows';

const OPEN = { status: 'open', sort: 'created_at' };

const renderText = (row: Inquiry) => (
  <TextCell
    title={`${getVisitor(row)}${row.visit ? `, ${formatPlainDate(row.visit.day)}` : ''}`}
    text={getInquiryText(row)}
    note={<VisitContacts inquiry={row} />}
  />
);

/** Renders announced visitors, in the order in which they announced themselves. */
export default function WaitingVisits(props: WaitingProps) {
  return <WaitingRows definition={VISIT_LIST} query={OPEN} renderText={renderText} {...props} />;
}
