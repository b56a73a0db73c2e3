import { DeletionPanel } from '../features/privacy/deletion-panel';
import { ExportPanel } from '../features/privacy/export-panel';
import { MailChoicesPanel } from '../features/privacy/mail-choices-panel';

/** What reaches the member, and what is stored about them. */
export default function PrivacyPage() {
  return (
    <>
      <MailChoicesPanel />
      <ExportPanel />
      <DeletionPanel />
    </>
  );
}
