import type { AboutSection, AboutSections } from '../../../features/about-content/api';

/** This text is shown if the denomination's page fails to load. The cards cover the global impact. */
export const DENOMINATION_TEXT: AboutSections = {
  title: { title: 'The Seventh-day Adventist Church', content: '<p>A worldwide Protestant church.</p>' },
  motto: {
    title: 'Seventh day. Advent. Both words are a promise.',
    content: '<p>The first looks back to a finished creation, the second forward to a world made new.</p>',
  },
  history_title: { title: 'History', content: '<p>From 1844 to a world church organised in 1863.</p>' },
  history_content: {
    title: 'How it began',
    content:
      '<p>In the 1840s Christians of many churches expected the return of Jesus and were disappointed. Some of them went back to their Bibles. In the years that followed they came to a shared understanding of the Sabbath, of death, and of Christ’s ministry in heaven.</p><p>In 1860 they chose a name. On 21 May 1863, in Battle Creek, Michigan, the General Conference of Seventh-day Adventists was organised. Adventist missionaries reached Kenya in 1906.</p>',
  },
  qa_title: { title: 'Frequent questions', content: '<p>What people ask us at the door.</p>' },
  qa_1: {
    title: 'Why do you worship on Saturday?',
    content:
      '<p>Because the Bible calls the seventh day the Sabbath (Genesis 2:1-3, Exodus 20:8-11), and Jesus kept it (Luke 4:16). We do not keep it to be saved. We keep it because God has saved us.</p>',
  },
  qa_2: {
    title: 'Do you believe the same as other Christians?',
    content:
      '<p>In the centre, yes: one God, Father, Son and Holy Spirit; the Bible as the rule of faith; salvation by grace through faith in Jesus Christ. Our teaching is summed up in 28 Fundamental Beliefs.</p>',
  },
  qa_3: {
    title: 'What about food and health?',
    content:
      '<p>We believe that the body is a temple of the Holy Spirit (1 Corinthians 6:19-20). Adventists do not smoke or drink alcohol, and many are vegetarians.</p>',
  },
  qa_4: {
    title: 'How do I become a member?',
    content:
      '<p>Come, and ask. You study the beliefs of the church for as long as you need; when you are ready you are baptised by immersion, and the congregation receives you.</p>',
  },
  global_impact_title: {
    title: 'Global impact',
    content:
      '<p>The church preaches the gospel, and it also runs schools and clinics and helps people in need.</p>',
  },
  mission_title: {
    title: 'Mission and structure',
    content: '<p>What the church is for, and how it is organised.</p>',
  },
  mission_content: {
    title: 'Our mission',
    content:
      '<p>To make disciples of Jesus Christ who live as his loving witnesses and proclaim to all people the everlasting gospel (Matthew 28:18-20, Revelation 14:6-12).</p><p>Local churches form a conference, conferences a union conference, unions a division of the General Conference.</p>',
  },
};

/** These cards are shown under “Global impact” until a text is stored. */
export const IMPACT_CARDS = [
  {
    key: 'education',
    title: 'Education',
    text: 'Several thousand schools and more than a hundred colleges and universities: one of the largest Protestant school systems in the world.',
  },
  {
    key: 'healthcare',
    title: 'Healthcare',
    text: 'Hundreds of hospitals, clinics and dispensaries, many of them far from the next road.',
  },
  {
    key: 'humanitarian',
    title: 'Humanitarian work',
    text: 'ADRA, the Adventist Development and Relief Agency, works in over a hundred countries, whoever is in need.',
  },
] as const;

export const DID_YOU_KNOW: AboutSection = {
  title: 'Did you know?',
  content:
    '<p>The name was chosen in 1860, three years before the church itself was organised. It says what the first members believed: they kept the seventh day, and they waited for the advent, the return, of Jesus.</p>',
};
