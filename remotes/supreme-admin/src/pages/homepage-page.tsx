import HomepagePanel from '@narthex/shared-panels/homepage';

/** Slides and content sections of the home page, changed at once. */
export default function HomepagePage() {
  return <HomepagePanel scope={{ kind: 'church' }} />;
}
