import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import { ButtonLink } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { INQUIRY_RESOURCE } from '../inquiries/inquiries-panel';
import { getInquiryText, getInquiryTitle } from '../inquiries/inquiry-texts';
import { TextCell } from '../resource-panel/cells/text-cell';
import { WaitingRows, type WaitingProps } from './waiting-rows';

const OPEN_QUESTIONS = { status: 'open', kind: 'question', sort: 'created_at' };

const renderText = (row: Inquiry) => <TextCell title={getInquiryTitle(row)} text={getInquiryText(row)} />;

/** Renders the open questions of visitors, oldest first. */
export default function WaitingInquiries(props: WaitingProps) {
  return (
    <WaitingRows
      definition={INQUIRY_RESOURCE}
      query={OPEN_QUESTIONS}
      renderText={renderText}
      renderLink={(row) => (
        <ButtonLink
          as={Link}
          to={`${props.to}?edit=${row.id}`}
          variant="line"
          size="small"
          aria-label={`Answer ${getInquiryTitle(row)}`}
        >
          Answer
        </ButtonLink>
      )}
      {...props}
    />
  );
}
