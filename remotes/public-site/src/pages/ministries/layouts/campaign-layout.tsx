import { CopyButton } from '../../../features/copy-button/copy-button';
import { Goals } from '../../../features/ministry-page/goals/goals';
import { useMinistryRecord } from '../../../features/ministry-page/record/ministry-record-query';
import { MissionBox } from '../../../features/mission/mission-box';
import { useSite } from '../../../data/site';
import type { LayoutPartProps, MinistryLayout } from './ministry-layout';

function CampaignGoals({ text }: LayoutPartProps) {
  const { projects } = useMinistryRecord(text);
  const { mission } = useSite();
  return (
    <Goals projects={projects}>
      {text.page === 'evangelism' && mission ? (
        <MissionBox
          mission={mission}
          renderCopyButton={(number, what) => <CopyButton text={number} what={what} />}
        />
      ) : null}
    </Goals>
  );
}

/** The layout shows the goals of a campaign and their progress. */
export const layout: MinistryLayout = { Main: CampaignGoals };
