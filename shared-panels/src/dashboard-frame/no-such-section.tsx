import { ButtonLink, EmptyState } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';

/** Renders a message for URLs inside a dashboard that don't exist. */
export function NoSuchSection({ overview }: { overview: string }) {
  return (
    <EmptyState
      level={2}
      title="There is no such section"
      action={
        <ButtonLink as={Link} to={overview} variant="quiet">
          Go to the overview
        </ButtonLink>
      }
    >
      The address may be old, or mistyped.
    </EmptyState>
  );
}
