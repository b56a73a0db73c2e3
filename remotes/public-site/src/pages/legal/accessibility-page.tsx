import { useSite } from '../../data/site';
import type { PageProps } from '../../page-record';
import { SiteContact } from './site-contact';
import { TextPage } from '../layouts/text-page';

/** Renders the accessibility statement with its known gaps. */
export default function AccessibilityPage({ title }: PageProps) {
  const site = useSite();
  return (
    <TextPage
      title={title}
      lead="This site should work for everybody, also with a screen reader or the keyboard. This page says what works and what is missing."
    >
      <p>
        We aim at the Web Content Accessibility Guidelines 2.2, level AA. Every public page is tested for it
        by program, in light and in dark colours.
      </p>
      <h2>What works</h2>
      <ul>
        <li>
          You can use everything with the keyboard alone. The first link on each page skips to the content.
        </li>
        <li>Pages have one main heading, a clear order, and names for screen readers on every button.</li>
        <li>You can make the text twice as large, and nothing is lost.</li>
        <li>
          If you set your device to less motion, nothing on the pages moves. The slider on the home page has a
          pause button.
        </li>
        <li>You can read the pages and send the forms without JavaScript.</li>
        <li>Dark colours follow your device.</li>
      </ul>
      <h2>What we know is missing</h2>
      <ul>
        <li>
          Maps and some videos come from OpenStreetMap, YouTube and Vimeo. We cannot change how they work.
        </li>
        <li>Recordings have no subtitles yet. Many sermons can be read as text or PDF.</li>
        <li>
          Pictures that our leaders upload have no descriptions yet, apart from the names of people. If you
          miss something that is only in a picture, write to us.
        </li>
      </ul>
      <h2>At the building</h2>
      <p>
        {site.meeting_place ? `${site.meeting_place}. ` : ''}If you need a ramp, a seat near the front, a
        signed service or a quiet room, write to us before the Sabbath, and somebody will meet you at the
        door.
      </p>
      <h2>Tell us</h2>
      <p>
        If something does not work for you, write to <SiteContact site={site} />. Tell us which page it is and
        what device or program you use. We answer within a week.
      </p>
    </TextPage>
  );
}
