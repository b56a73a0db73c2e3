import { useQueryClient } from '@narthex/remote-kit/query';
import { LoadingBoundary, LoadingPlace, VisuallyHidden, classNames, useIsHydrated } from '@narthex/shared-ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { usePageFinder, type FoundPage } from '../../page-contexts';
import type { PageProps } from '../../page-record';
import { fillDraft, readDraft } from './read-draft';
import layout from '../../components/layout/section.module.css';
import styles from './draft-page.module.css';

/** Renders the unsaved values of a form on the real page. Only the tab that the form has opened can show it. */
export default function DraftPage({ title }: PageProps) {
  const isHydrated = useIsHydrated();
  if (isHydrated) return <DraftOfTab title={title} />;
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <LoadingPlace size="page" />
    </>
  );
}

function DraftOfTab({ title }: PageProps) {
  const [draft] = useState(readDraft);
  const [page, setPage] = useState<FoundPage>();
  const [wasTried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const findPage = usePageFinder();
  useEffect(() => {
    if (!draft) return;
    let isWanted = true;
    void fillDraft(draft, queryClient).then((path) => {
      if (isWanted) setPage(findPage(path));
    });
    return () => {
      isWanted = false;
    };
  }, [draft, queryClient, findPage]);

  /** Buttons that open or toggle something work in a preview; all others would act on a record that isn't stored. */
  function refuse(event: SyntheticEvent) {
    const isButton =
      event.target instanceof Element && event.target.closest('button:not([aria-expanded], [aria-pressed])');
    if (event.type === 'click' && !isButton) return;
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
  }

  if (!draft)
    return (
      <div className={classNames(layout.wrap, styles.nothing)}>
        <h1>{title}</h1>
        <p>There is nothing to preview. Open the form in your dashboard and press Preview there.</p>
      </div>
    );
  return (
    <>
      <p className={styles.notice} role="status">
        {wasTried
          ? 'This is a preview: nothing can be sent from it. Buttons and forms work once the page is published.'
          : 'Preview: only you see this page, and nothing is saved yet. Close this tab to go back to the form.'}
      </p>
      {page ? (
        <div onClickCapture={refuse} onSubmitCapture={refuse}>
          <LoadingBoundary fallback={<LoadingPlace size="page" />}>
            <page.Page title={page.title} />
          </LoadingBoundary>
        </div>
      ) : (
        <LoadingPlace size="page" />
      )}
    </>
  );
}
