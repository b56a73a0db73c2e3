import { useSite } from '../../data/site';
import type { PageProps } from '../../page-record';
import { SiteContact } from './site-contact';
import { TextPage } from '../layouts/text-page';

/** Renders the privacy policy in plain language. */
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
          <b>A prayer request</b>: its text, its kind, and your name if you give one. A prayer leader reads it
          before we show it to others. If you tick “anonymous”, we do not store your name or your account with
          it, and it is not counted among your own requests. If you do not want it on the prayer wall, we do
          not show it there.
        </li>
        <li>
          <b>The newsletter</b>: your email address and the subjects you chose. We store them when you open
          the link in our email, and delete them when you unsubscribe.
        </li>
        <li>
          <b>A question to us</b>: your email address and what you wrote, so that we can answer. If you ask
          us, we delete it.
        </li>
        <li>
          <b>A visit you plan</b>: your name, the day, and the phone number or email address you give us, so
          that somebody can meet you. If you ask us, we delete it.
        </li>
        <li>
          <b>A seat at an event</b>: that this device, or your account, has one. Without an account we also
          store the name and email address you typed, until the event is over, and in both cases the language
          of the page, in which we write to you. Only the leaders of the event see who comes.
        </li>
        <li>
          <b>An account</b>: name, email address, what you add to your profile, and the language in which you
          signed in last, for our emails. We store your password as a hash: nobody can read it, not even we.
        </li>
      </ul>
      <h2>What stays in your browser</h2>
      <ul>
        <li>
          <b>A device cookie</b>, set only when you press “I prayed” or take a seat at an event, so that we
          count you once. It holds a random number, of which we store only a hash. It is deleted after a year.
        </li>
        <li>
          <b>A security cookie</b>, a random number that keeps other sites from sending forms in your name. It
          is deleted when you close the browser.
        </li>
        <li>
          <b>Your choice of data</b>, a cookie, set only when you press “Use less data” or “Use data as
          usual”. It is deleted after a year.
        </li>
        <li>
          <b>The public pages you opened last</b>, so that you can read the programme without a connection.
          They hold nothing about you. To delete them, clear the site’s data in your browser.
        </li>
        <li>
          <b>Your sign-in</b>, in the browser’s local storage: a token, your name, your role and your
          department. Signing out removes it.
        </li>
      </ul>
      <h2>What others see</h2>
      <p>
        Maps come from OpenStreetMap and some videos from YouTube or Vimeo. They are loaded only when you
        press them; then the rules of those companies apply. You give money with your phone, not with this
        site: the site does not see what you give, and only the treasurer knows it.
      </p>
      <h2>Your rights</h2>
      <p>
        Kenya’s Data Protection Act treats belief as sensitive. It gives you the right to know what we hold
        about you, to have it corrected or deleted, to object to its use, and to complain to the Office of the
        Data Protection Commissioner. Write to <SiteContact site={site} />; you do not need to give a reason.
        We answer within thirty days.
      </p>
    </TextPage>
  );
}
