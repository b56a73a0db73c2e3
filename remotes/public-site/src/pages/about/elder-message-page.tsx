import { t } from '@narthex/shared-contracts/translate';
import { prefetchOrNull } from '../../data/query-state';
import { Letter } from '../../features/about-content/letter/letter';
import { NoContent } from '../../features/about-content/no-content';
import { aboutContentQuery, useAboutContent } from '../../features/about-content/use-about-content';
import type { PageContext, PageProps } from '../../page-record';
import { splitHtml } from '../../components/text/html-paragraphs';
import { ELDER_TEXT } from './texts/letters';
import { NextSteps } from '../layouts/next-steps';

const PAGE = 'elder_message';

export async function load({ queryClient }: PageContext) {
  await prefetchOrNull(queryClient, aboutContentQuery(PAGE));
  return {};
}

/** Renders the letter of the first elder. */
export default function ElderMessagePage({ title: name }: PageProps) {
  const sections = useAboutContent(PAGE, ELDER_TEXT);
  const { title, heading, elder_name, quote, message } = sections;
  if (Object.keys(sections).length === 0) return <NoContent title={name} />;
  return (
    <>
      <Letter
        title={title?.title || 'A word from the first elder'}
        lead={splitHtml(title?.content ?? '').join(' ')}
        heading={heading?.title}
        from={elder_name?.title || t('Our first elder')}
        portrait={heading?.image_url}
        quote={quote}
        message={message}
      />
      <NextSteps />
    </>
  );
}
