import { LeadershipSection } from '../../features/leadership/leadership-section';
import { useFirstLeaders } from '../../features/leadership/use-leaders';

export default function HomeLeaders() {
  return <LeadershipSection first={useFirstLeaders()} />;
}
