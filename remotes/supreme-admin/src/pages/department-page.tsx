import { isDepartment } from '@narthex/shared-contracts';
import { useParams } from '@narthex/remote-kit/router';
import DepartmentSettingsPanel from '@narthex/shared-panels/department-settings-panel';
import { NoSuchSection } from '@narthex/shared-panels/no-such-section';

/** Renders the settings of one department for those who manage all of them. */
export default function DepartmentPage({ base }: { base: string }) {
  const { department } = useParams();
  if (!isDepartment(department)) return <NoSuchSection overview={base} />;
  return <DepartmentSettingsPanel scope={{ kind: 'department', department }} />;
}
