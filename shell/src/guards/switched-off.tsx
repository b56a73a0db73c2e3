import { paths } from '@narthex/shared-contracts';
import { ButtonLink, GuardScreen } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { useGoBack } from './use-go-back';

interface SwitchedOffProps {
  /** What the part of the site is called. */
  readonly title: string;
  /** What the communications team says about it. */
  readonly message: string;
}

/** Stands in for a remote that is switched off: nothing of it is loaded. */
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
