import { ButtonLink, EmptyState } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';

/** Renders the placeholder of a section that is still being built. */
export default function UnderDevelopment({ base }: { base: string }) {
  return (
    <EmptyState
      level={2}
      title="This section is under development"
      action={
        <ButtonLink as={Link} to={base} variant="quiet">
          Back to the overview
        </ButtonLink>
      }
    />
  );
}
