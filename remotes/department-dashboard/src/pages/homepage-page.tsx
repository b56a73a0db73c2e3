import { useSession } from '@narthex/shared-auth';
import HomepagePanel from '@narthex/shared-panels/homepage';

/** Slides and content sections of the home page, to which a department proposes changes. */
export default function HomepagePage() {
  const department = useSession((session) => session.actor?.department ?? null);
  if (!department) return null;
  return <HomepagePanel scope={{ kind: 'department', department }} />;
}
