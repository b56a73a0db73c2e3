import { t } from '@narthex/shared-contracts/translate';
import { prefetchOrNull } from '../../data/query-state';
import { Letter } from '../../features/about-content/letter/letter';
import { NoContent } from '../../features/about-content/no-content';
import { aboutContentQuery, useAboutContent } from '../../features/about-content/use-about-content';
import type { PageContext, PageProps } from '../../page-record';
import { PASTOR_TEXT } from './texts/letters';
import { NextSteps } from '../layouts/next-steps';

const PAGE = 'pastor_message';

export async function load({ queryClient }: PageContext) {
  await prefetchOrNull(queryClient, aboutContentQuery(PAGE));
  return {};
}

/** Renders the letter of the chaplain. */
export default function PastorMessagePage({ title }: PageProps) {
  const sections = useAboutContent(PAGE, PASTOR_TEXT);
  const { heading, pastor_name, quote, message } = sections;
  if (Object.keys(sections).length === 0) return <NoContent title={title} />;
  return (
    <>
      <Letter
        title={heading?.title || 'From the chaplain’s desk'}
        from={pastor_name?.title || t('Our chaplain')}
        portrait={heading?.image_url}
        quote={quote}
        message={message}
      />
      <NextSteps />
    </>
  );
}
