import { Button, EmptyState, ErrorScreen, ErrorState, GuardScreen, NotFoundScreen } from '../../src/index';
import { Example, Section } from '../example';

const ignore = () => undefined;
const ExampleLink = ({ to, ...rest }: { to: string }) => <a {...rest} href={to} />;

export function ScreenExamples() {
  return (
    <Section title="Screens">
      <Example title="EmptyState">
        <EmptyState title="No events yet." action={<Button>Add event</Button>}>
          What you add stands here.
        </EmptyState>
      </Example>
      <Example title="ErrorState">
        <ErrorState message="Failed to load events" onRetry={ignore} />
      </Example>
      <Example title="ErrorState, trying again">
        <ErrorState message="Failed to load events" onRetry={ignore} isRetrying />
      </Example>
      <Example title="GuardScreen" isWide>
        <GuardScreen
          title="Access Denied"
          message="You don't have permission to access this page."
          onBack={ignore}
        />
      </Example>
      <Example title="NotFoundScreen" isWide>
        <NotFoundScreen
          as={ExampleLink}
          places={[
            { label: 'Home', hint: 'This Sabbath, events, prayer', to: '#home' },
            { label: 'Giving', hint: 'Tithes and offerings', to: '#giving' },
          ]}
        />
      </Example>
      <Example title="ErrorScreen" isWide>
        <ErrorScreen onRefresh={ignore} onBack={ignore} />
      </Example>
    </Section>
  );
}
