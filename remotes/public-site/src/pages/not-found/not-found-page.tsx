import { Link } from '@narthex/remote-kit/router';
import { FREQUENT_PLACES } from '@narthex/shared-contracts';
import { NotFoundScreen } from '@narthex/shared-ui';

/** Renders the page of a URL below a page that has no pages below it. */
export default function NotFoundPage() {
  return <NotFoundScreen places={FREQUENT_PLACES} as={Link} />;
}
