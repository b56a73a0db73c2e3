import { paths } from '@narthex/shared-contracts';
import { ButtonLink, GuardScreen } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { useGoBack } from './use-go-back';

interface SwitchedOffProps {
  /** Names the part of the site. */
  readonly title: string;
  /** Holds the communications team's text about it. */
  readonly message: string;
}

/** Replaces a remote that is switched off; none of its files are loaded. */
export function SwitchedOff({ title, message }: SwitchedOffProps) {
  return (
    <GuardScreen
      title={`${title}: closed for now`}
      message={message}
      onBack={useGoBack()}
      action={
        <ButtonLink as={Link} to={paths.home.to()}>
          Go to the home page
        </ButtonLink>
      }
    />
  );
}
