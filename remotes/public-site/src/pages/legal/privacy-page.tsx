import { useSite } from '../../data/site';
import type { PageProps } from '../../page-record';
import { SiteContact } from './site-contact';
import { TextPage } from '../layouts/text-page';

/** What is kept about people, in plain words. */
export default function PrivacyPage({ title }: PageProps) {
  const site = useSite();
  return (
    <TextPage
      title={title}
      lead="What this site keeps about you, why, for how long, and how to have it removed."
    >
      <p>
        You can read every public page without telling us who you are. There is no advertising, no tracking
        across sites and no counter of another company on these pages.
      </p>
      <h2>What you send us</h2>
      <ul>
        <li>
          <b>A prayer request</b>: its text, its kind, and your name if you give one. A person reads it before
          anything is shown. If you tick “anonymous”, neither your name nor your account is stored with it, so
          it is not counted among your own requests either. If you do not want it on the wall, it never
          appears there.
        </li>
        <li>
          <b>The newsletter</b>: your e-mail address and the subjects you chose, once you confirmed them by
          the link in our letter, until you unsubscribe.
        </li>
        <li>
          <b>A question to us</b>: your e-mail address and what you wrote, so that somebody can answer. Ask,
          and we delete it.
        </li>
        <li>
          <b>A visit you plan</b>: your name, the day, and the phone number or e-mail address you leave, so
          that somebody can meet you. Ask, and we delete it.
        </li>
        <li>
          <b>A seat at an event</b>: that this device, or your account, has one. Without an account it also
          holds the name and e-mail address you typed, until the event is over. Who comes is seen by the
          leaders of the event and is never public.
        </li>
        <li>
          <b>An account</b>: name, e-mail address, and what you add to your profile. Your password is stored
          as a hash that nobody can read back.
        </li>
      </ul>
      <h2>What stays in your browser</h2>
      <ul>
        <li>
          <b>A device cookie</b>, set only when you press “I prayed” or take a seat at an event, so that you
          are counted once. It holds a random number, we keep only its hash, and it ends after a year.
        </li>
        <li>
          <b>A security cookie</b>, a random number that keeps other sites from sending forms in your name. It
          goes when you close the browser.
        </li>
        <li>
          <b>The public pages you opened last</b>, so that the programme can be read without a connection.
          Nothing of a signed-in person is kept with them. Clearing the site’s data in your browser removes
          them.
        </li>
        <li>
          <b>Your sign-in</b>, in the browser’s local storage: a token, your name, your role and your
          department. Signing out removes it.
        </li>
      </ul>
      <h2>What others see</h2>
      <p>
        Maps come from OpenStreetMap and some videos from YouTube or Vimeo, and only after you press them;
        from then on their rules apply. Giving happens in your phone’s own menu: this site never sees it, and
        what you give stays between you and the treasurer.
      </p>
      <h2>Your rights</h2>
      <p>
        Kenya’s Data Protection Act treats belief as sensitive. It gives you the right to know what we hold
        about you, to have it corrected or deleted, to object to its use, and to complain to the Office of the
        Data Protection Commissioner. Write to <SiteContact site={site} />; you need to give no reason, and
        you will have an answer within thirty days.
      </p>
    </TextPage>
  );
}
