import { useSite } from '../../data/site';
import type { PageProps } from '../../page-record';
import { SiteContact } from './site-contact';
import { TextPage } from '../layouts/text-page';

/** Renders the terms of use. */
export default function TermsPage({ title }: PageProps) {
  const site = useSite();
  return (
    <TextPage title={title} lead="The rules of this site, in a few words.">
      <p>
        This is the website of {site.name}, {site.tagline ? `a ${site.tagline}` : 'a campus church'}.
        Volunteers look after it. They try to keep times and places correct. If a time or place is important
        for you, ask us before you travel.
      </p>
      <h2>What you write here</h2>
      <p>
        In prayer requests and messages, write only what you would say in front of the people they are about.
        Do not name anybody who has not agreed. A prayer leader decides what is read out or shown on the wall,
        and may shorten a request or leave it out.
      </p>
      <h2>Accounts and leaders</h2>
      <p>
        Only you may use your account. Do not tell anybody your password, and sign out when you use somebody
        else’s phone. Leaders manage what belongs to their department. The site records what they change, with
        their name and the time.
      </p>
      <h2>Using our words and pictures</h2>
      <p>
        You may share links. Texts, pictures and recordings belong to the people who made them. Ask us before
        you print or sell them.
      </p>
      <h2>Money</h2>
      <p>
        The giving page only shows the numbers. You pay with your mobile money provider. We never ask for your
        PIN. If somebody asks for it in our name, tell us.
      </p>
      <h2>When something is wrong</h2>
      <p>
        Write to <SiteContact site={site} />. These terms follow the law of Kenya.
      </p>
    </TextPage>
  );
}
