import {
  ActivityList,
  AttentionList,
  Badge,
  BarChart,
  Button,
  DateTile,
  StatList,
  type BadgeTone,
} from '../../src/index';
import { Example, Section } from '../example';

const TONES: readonly BadgeTone[] = ['good', 'warn', 'bad', 'info', 'neutral', 'accent'];

export function SummaryExamples() {
  return (
    <Section title="Summaries">
      <Example title="StatList" isWide>
        <StatList
          label="Figures"
          stats={[
            { key: 'members', value: 212, label: 'members, 18 of them new this month' },
            { key: 'events', value: 9, label: 'events to come' },
            { key: 'prayers', value: 31, label: 'prayer requests' },
          ]}
        />
      </Example>
      <Example title="BarChart" isWide>
        <BarChart
          label="15 events over 5 months, at most 6 in one"
          headings={{ label: 'Month', value: 'Events' }}
          points={['August', 'September', 'October', 'November', 'December'].map((label, index) => ({
            key: label,
            label,
            shortLabel: label.slice(0, 3),
            value: [2, 4, 6, 3, 0][index] ?? 0,
            isCurrent: label === 'November',
          }))}
        />
      </Example>
      <Example title="AttentionList">
        <AttentionList
          items={[
            {
              key: 'one',
              text: (
                <>
                  <b>Choir retreat</b> waits for approval.
                </>
              ),
              action: <a href="#summaries">Review</a>,
            },
          ]}
          footer={<Button variant="quiet">Put this list away</Button>}
        />
      </Example>
      <Example title="ActivityList">
        <ActivityList
          label="Recent activity"
          items={[
            {
              key: 'one',
              text: (
                <>
                  <b>Grace</b> approved a prayer request
                </>
              ),
              when: '20 minutes ago',
            },
            { key: 'two', text: 'A sermon was published', when: 'yesterday' },
          ]}
        />
      </Example>
      <Example title="Badge: every tone">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Example>
      <Example title="DateTile: medium, large">
        <DateTile day={27} weekday="Fri" month="Nov" dateTime="2026-11-27" />
        <DateTile day={28} weekday="Sat" month="Nov" dateTime="2026-11-28" size="large" />
      </Example>
    </Section>
  );
}
