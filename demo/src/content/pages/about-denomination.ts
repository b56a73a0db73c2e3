import type { PageSeed } from './page-seed';

/** The page about the world church; `video` is the URL of the video about its beginnings. */
export const denominationPage = (video: string): PageSeed => ({
  title: [
    'The Seventh-day Adventist Church',
    '<p>A worldwide Protestant church that keeps the Sabbath and waits for the return of Jesus.</p>',
    'church-default',
  ],
  motto: [
    'Seventh day. Advent. Both words are a promise.',
    '<p>The first looks back to a finished creation, the second forward to a world made new.</p>',
  ],
  history_title: [
    'History',
    '<p>From a disappointment in 1844 to a world church that was organised in 1863.</p>',
  ],
  history_content: [
    'How it began',
    '<p>In the 1830s and 1840s Christians of many churches in North America studied the prophecies of Daniel and came to expect the return of Jesus on 22 October 1844. He did not come. Most of them went home. A few went back to their Bibles, to find out what they had misread.</p><p>In the years that followed they came to a shared understanding: of Christ’s ministry in the heavenly sanctuary, of death as a sleep until the resurrection, and of the seventh-day Sabbath, which they learned from Seventh Day Baptists. In 1860 they chose a name. On 21 May 1863, in Battle Creek, Michigan, delegates of six state conferences organised the General Conference of Seventh-day Adventists, with some 3,500 members in 125 churches.</p><p>The first missionary was sent abroad in 1874. Adventist missionaries reached the Kenyan shore of Lake Victoria in 1906 and began at Gendia; schools and dispensaries grew beside the first churches. Today the church counts more than 22 million members in over 200 countries and territories, and Kenya, which belongs to the East-Central Africa Division, is among the countries where it has most members.</p><p>Congregations like ours are part of a conference, conferences of a union, unions of a division of the General Conference. Delegates elected by the members decide at each of these levels.</p>',
    'founding-1863',
  ],
  history_video: [
    'From 1844 to today, in three drawings',
    `<p><a href="${video}">From 1844 to today, in three drawings</a></p>`,
  ],
  did_you_know: [
    'Did you know?',
    '<p>For their first years the Adventists had no name. In 1860 they chose “Seventh-day Adventist”, because the name says what they believed: they kept the seventh day, and they waited for the advent, the return, of Jesus.</p>',
  ],
  qa_title: ['Frequent questions', '<p>What people ask us at the door, and what we usually answer.</p>'],
  qa_1: [
    'Why do you worship on Saturday?',
    '<p>Because the Bible calls the seventh day the Sabbath: God rested on it at creation (Genesis 2:1-3), the fourth commandment asks us to remember it (Exodus 20:8-11), and Jesus kept it (Luke 4:16). We do not keep it to be saved. We keep it because God has saved us, and because a day of rest is good for people.</p>',
  ],
  qa_2: [
    'Do you believe the same as other Christians?',
    '<p>In the centre, yes: one God, Father, Son and Holy Spirit; the Bible as the rule of faith; salvation by grace alone through faith in Jesus Christ, who died, rose and will come again. Our teaching is summed up in 28 Fundamental Beliefs. What people notice most are the Sabbath, baptism by immersion of those who ask for it, and the belief that the dead sleep until the resurrection.</p>',
  ],
  qa_3: [
    'What about food and health?',
    '<p>We believe that the body is a temple of the Holy Spirit (1 Corinthians 6:19-20). Adventists do not smoke or drink alcohol, many are vegetarians, and none of us eat the animals which the Bible calls unclean. Rest, water, exercise and fresh air are important too.</p>',
  ],
  qa_4: [
    'How do I become a member?',
    '<p>Come, and ask. You study the beliefs of the church in a class or with one person, for as long as you need. When you are ready you are baptised by immersion, and the congregation votes to receive you. If you were baptised by immersion in another church, you may join by profession of faith.</p>',
  ],
  global_impact_title: [
    'Global impact',
    '<p>The church preaches the gospel, and it also runs schools and clinics and helps people in need.</p>',
  ],
  global_impact_content: [
    'What the church does in the world',
    '<h3>Education</h3><p>One of the largest Protestant school systems in the world: several thousand primary and secondary schools, and more than a hundred colleges and universities.</p><h3>Healthcare</h3><p>Hundreds of hospitals, clinics and dispensaries, many of them far from the next road. In Kenya the work began with a dispensary, too.</p><h3>Humanitarian work</h3><p>ADRA, the Adventist Development and Relief Agency, works in over a hundred countries. It gives farmers seed, digs wells, teaches children and helps people after floods, whatever they believe.</p>',
  ],
  mission_title: ['Mission and structure', '<p>What the church is for, and how it is organised.</p>'],
  mission_content: [
    'Our mission',
    '<p>To make disciples of Jesus Christ who live as his loving witnesses and proclaim to all people the everlasting gospel of the three angels’ messages in preparation for his soon return (Matthew 28:18-20, Acts 1:8, Revelation 14:6-12).</p><p>The local church receives members, worships and serves its neighbourhood. Several churches form a conference, which employs the pastors; conferences form a union conference; unions belong to one of the divisions of the General Conference. Tithe is passed on, so that a pastor in a poor district is paid as one in a rich one.</p>',
  ],
});
