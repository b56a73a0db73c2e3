import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { TITLE_COLUMN } from '../proposals/proposal-cells';
import { APPROVALS } from '../proposals/proposals-panel';
import { WaitingRows, type WaitingProps } from './waiting-rows';
import styles from './waiting-rows.module.css';

const OLDEST = {};

const renderText = (proposal: Proposal) => (
  <>
    {TITLE_COLUMN.render(proposal)}
    <span className={styles.note}>By {proposal.author}</span>
  </>
);

/** Renders the pending proposals, oldest first. */
export default function WaitingProposals(props: WaitingProps) {
  return <WaitingRows definition={APPROVALS} query={OLDEST} renderText={renderText} {...props} />;
}
