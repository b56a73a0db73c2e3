import { paths } from '@narthex/shared-contracts';
import { ButtonLink, EmptyState } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';

/** Renders a message for URLs inside the member area that don't exist. */
export function NoSuchPage() {
  return (
    <EmptyState
      level={2}
      title="There is no such page"
      action={
        <ButtonLink as={Link} to={paths.memberDashboard.to()} variant="quiet">
          Go to your dashboard
        </ButtonLink>
      }
    >
      The address may be old, or mistyped.
    </EmptyState>
  );
}
