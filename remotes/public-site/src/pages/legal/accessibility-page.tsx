import { useSite } from '../../data/site';
import type { PageProps } from '../../page-record';
import { SiteContact } from './site-contact';
import { TextPage } from '../layouts/text-page';

/** How the site is made usable for everyone, and what is still missing. */
export default function AccessibilityPage({ title }: PageProps) {
  const site = useSite();
  return (
    <TextPage
      title={title}
      lead="This site should work for you whatever you see, hear or use. Here is how far it does."
    >
      <p>
        We aim at the Web Content Accessibility Guidelines 2.2, level AA. Every public page is tested for it
        by program, in light and in dark colours.
      </p>
      <h2>What works</h2>
      <ul>
        <li>
          Everything can be reached and used with the keyboard alone; the first stop skips to the content.
        </li>
        <li>Pages have one main heading, a clear order, and names for screen readers on every button.</li>
        <li>Text can be enlarged to 200 percent without anything getting lost.</li>
        <li>
          Whoever asks the device for less motion gets none; the slider on the home page has a pause button.
        </li>
        <li>The pages can be read, and the forms sent, without JavaScript.</li>
        <li>Dark colours follow your device.</li>
      </ul>
      <h2>What we know is missing</h2>
      <ul>
        <li>
          Maps and some videos are shown by OpenStreetMap, YouTube and Vimeo; we cannot answer for their
          controls.
        </li>
        <li>Recordings have no subtitles yet. Many sermons can be read as text or PDF.</li>
        <li>
          Pictures that our leaders upload have no descriptions yet, apart from the names of people. What
          matters should stand in the words beside them; if it doesn’t, tell us.
        </li>
      </ul>
      <h2>At the building</h2>
      <p>
        {site.meeting_place ? `${site.meeting_place}. ` : ''}If you need a ramp, a seat near the front, a
        signed service or a quiet room, tell us before the Sabbath and somebody will meet you at the door.
      </p>
      <h2>Tell us</h2>
      <p>
        If anything stands in your way, write to <SiteContact site={site} />. Say which page and what you use;
        you will have an answer within a week.
      </p>
    </TextPage>
  );
}
