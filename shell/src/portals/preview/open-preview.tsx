import { ApiError, call, useSession } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { Button, ButtonLink, ErrorBanner, Spinner, useIsHydrated } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { PortalFrame } from '../frame/portal-frame';

/**
 * Reads the token from the link when it is used. It isn't rendered, because the HTML is the same for
 * everybody.
 */
const readToken = () => new URLSearchParams(window.location.search).get('token') ?? '';

function SignInFirst() {
  // Before hydration the link must not contain the token, because the server's HTML is the same for every
  // preview.
  const isHydrated = useIsHydrated();
  const { pathname, search } = useLocation();
  const back = isHydrated ? `?return_to=${encodeURIComponent(pathname + search)}` : '';
  return (
    <>
      <p>Please sign in first: the link is for named people.</p>
      <p>
        <ButtonLink as={Link} to={paths.leaders.to() + back}>
          Sign in as a leader
        </ButtonLink>{' '}
        <ButtonLink as={Link} to={paths.members.to() + back} variant="quiet">
          Sign in as a member
        </ButtonLink>
      </p>
    </>
  );
}

/** Renders `/preview`, the target of links to a version that isn't live. */
export default function OpenPreview() {
  const isSignedIn = useSession((session) => session.status === 'authenticated');
  const open = useMutation({
    mutationFn: () => call('delivery.openPreview', { body: { token: readToken() } }),
    // The versions of a document are fixed, so the previewed version needs a new document.
    onSuccess: ({ data }) => window.location.assign(data.path),
  });
  return (
    <PortalFrame
      title="See a preview"
      lead="A part of the site in a version that isn’t live. Only this browser gets it, until you leave it."
      quote="Test everything; hold fast what is good."
    >
      {open.error ? (
        <ErrorBanner>
          {open.error instanceof ApiError && open.error.message
            ? open.error.message
            : 'The preview could not be opened. Please try again.'}
        </ErrorBanner>
      ) : null}
      {isSignedIn ? (
        <p>
          <Button size="large" isBusy={open.isPending} onClick={() => open.mutate()}>
            {open.isPending ? <Spinner size="small" text="Opening..." /> : 'Open the preview'}
          </Button>
        </p>
      ) : (
        <SignInFirst />
      )}
    </PortalFrame>
  );
}
