import { paths } from '@narthex/shared-contracts';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { PageHead } from '../../components/layout/page-head';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';

/** Renders a page whose sections have all been deleted. */
export function NoContent({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <div className={classNames(layout.wrap, reading.end)}>
        <p className={reading.empty}>No content found for this page.</p>
        <Link className={buttonClassName({ variant: 'quiet' })} to={paths.home.to()}>
          Go to the home page
        </Link>
      </div>
    </>
  );
}
