import { DeletionPanel } from '../features/privacy/deletion-panel';
import { ExportPanel } from '../features/privacy/export-panel';
import { MailChoicesPanel } from '../features/privacy/mail-choices-panel';

/** Renders the member's choice of emails, the export of their data and the deletion of the account. */
export default function PrivacyPage() {
  return (
    <>
      <MailChoicesPanel />
      <ExportPanel />
      <DeletionPanel />
    </>
  );
}
