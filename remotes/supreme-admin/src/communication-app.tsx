import { accessLabel, DEPARTMENT_FACTS } from '@narthex/shared-contracts';
import { Dashboard } from '@narthex/shared-panels/dashboard';
import { COMMUNICATION_SECTIONS } from './sections';

/** Renders the command center of the communication department. */
export function CommunicationApp({ base }: { base: string }) {
  const { label } = DEPARTMENT_FACTS.communication;
  return (
    <Dashboard
      base={base}
      sections={COMMUNICATION_SECTIONS}
      scope={{ kind: 'church' }}
      place={{ title: label, caption: accessLabel('communication') }}
    />
  );
}
