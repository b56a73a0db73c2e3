import { useSite } from '../../data/site';
import type { PageProps } from '../../page-record';
import { SiteContact } from './site-contact';
import { TextPage } from '../layouts/text-page';

/** What one may expect of the site, and the site of its visitors. */
export default function TermsPage({ title }: PageProps) {
  const site = useSite();
  return (
    <TextPage title={title} lead="The rules of this site, in a few words.">
      <p>
        This is the website of {site.name}, {site.tagline ? `a ${site.tagline}` : 'a campus church'}. It is
        kept by volunteers. They do their best to keep times and places right; if something matters to you,
        ask before you travel.
      </p>
      <h2>What you write here</h2>
      <p>
        Write prayer requests and messages as you would speak in front of the people they are about. Name
        nobody who has not agreed. What is read out or shown on the wall is chosen by a person, who may
        shorten it or leave it out.
      </p>
      <h2>Accounts and leaders</h2>
      <p>
        Your account is yours alone: keep the password to yourself and sign out on borrowed phones. Leaders
        manage what belongs to their department. What they change is recorded, with their name and the time.
      </p>
      <h2>Using our words and pictures</h2>
      <p>
        Share links freely. Texts, drawings and recordings belong to those who made them; ask us before you
        print or sell them.
      </p>
      <h2>Money</h2>
      <p>
        The giving page shows numbers, nothing more: payments run through your mobile money provider. We never
        ask for a PIN. If somebody does so in our name, tell us.
      </p>
      <h2>When something is wrong</h2>
      <p>
        Write to <SiteContact site={site} />. These terms follow the law of Kenya.
      </p>
    </TextPage>
  );
}
