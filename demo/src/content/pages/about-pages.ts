import type { VideoName } from '../../videos/index';
import { denominationPage } from './about-denomination';
import type { PageSeed } from './page-seed';

const LOCAL_CHURCH: PageSeed = {
  welcome: [
    'Welcome to Mwangaza',
    '<p>Mwangaza means light. We are the Seventh-day Adventist congregation of Kilele University, and everybody is welcome: members, visitors, and people who have questions about faith.</p>',
    'about-family',
  ],
  about_us: [
    'Who we are',
    '<p>On a Sabbath in the semester about four hundred people fill the Main Assembly Hall, mostly students, with lecturers, other staff, their children, and people from the town. A little over two hundred of us are members. The others are guests or people who think about joining. All are welcome.</p><p>Nine students began this church in a lecture theatre. Students still lead it: most leaders are students, and the church elects them every year. The elders work at the university or in town and serve for longer.</p><p>Everybody can join one of the twelve families. In each family there are students from different schools, years and home counties, and two family heads lead it. A family studies the Bible together every {{service:family-meeting.day}} evening, eats together once a month, and visits you when you are ill.</p>',
  ],
  mission: [
    'Our mission',
    '<p>To make disciples of Jesus Christ among the students and staff of Kilele University, so that they carry his light into every profession and every county they go to.</p>',
  ],
  vision: [
    'Our vision',
    '<p>We want a campus where nobody is alone, in good days and in hard days, and where every student who graduates understands what they believe.</p>',
  ],
  purpose: [
    'What we live for',
    '<ul><li><strong>Worship</strong>: we explain what we do, so that everybody can take part.</li><li><strong>Study</strong>: we study the Bible, and you may ask every question.</li><li><strong>Fellowship</strong>: we meet in small families, where people know your name.</li><li><strong>Service</strong>: we help people in the town and the villages around us all year.</li><li><strong>Hope</strong>: we believe that Jesus is coming again.</li></ul>',
  ],
  activities: [
    'Through the week and the year',
    '<p>The timetable on this page shows what happens in the week. In the year there are the freshers’ welcome at the beginning of a semester, ten days of prayer, a week of prayer each semester, communion once a quarter (next: {{calendar:communion.next}}), baptisms in the river below the old bridge, camp meeting in the long holiday, and Finalists’ Sabbath for those who graduate.</p><p>You can join one of three choirs, nineteen Sabbath School classes and a dozen ministries. For most of them you don’t have to be a member.</p>',
  ],
  worship: [
    'Worship with us',
    '<p>We keep the Sabbath from sunset on Friday to sunset on Saturday, as the Bible teaches. Vespers on {{service:vespers.day}} evening opens it. On Sabbath morning there is Sabbath School: a programme for everybody, then Bible study in classes of about twelve. Divine Worship follows, with the choirs, the children’s story, and a sermon of about half an hour.</p><p>Come as you are. You can borrow a Bible at the door. Nobody will ask you to stand up. If you are a guest, you do not need to give an offering. Lunch is free for everybody.</p>',
    'chapel-interior',
  ],
  location: [
    'Where to find us',
    '<p>The Main Assembly Hall stands behind the library. From the main gate it is a four-minute walk along the jacaranda avenue: keep the library on your left. The hall has a ramp on the garden side and a row for wheelchairs at the front; the prayer room is behind it. Matatus from town stop at the gate.</p>',
    'campus-map',
  ],
  contact: [
    'Talk to us',
    '<p>The church office: {{service:church-office.place}}. Telephone <a href="tel:+254700000010">+254 700 000 010</a>, email <a href="mailto:office@mwangaza.example">office@mwangaza.example</a>. You can visit the chaplain in the Student Centre on Tuesdays and Thursdays without an appointment. If it is urgent, call us at any hour, also at night.</p>',
  ],
};

const ELDER_MESSAGE: PageSeed = {
  title: [
    'A word from the first elder',
    '<p>To everyone who has just arrived, and everyone who is about to leave.</p>',
  ],
  heading: ['You were a stranger here once', '<p>You were a stranger here once</p>'],
  elder_name: ['Dr. Josephine Akinyi Odhiambo', '<p>Dr. Josephine Akinyi Odhiambo, first elder</p>'],
  quote: [
    'Leviticus 19:34',
    '<p>“The stranger who dwells among you shall be to you as one born among you, and you shall love him as yourself; for you were strangers in the land of Egypt.”</p>',
  ],
  message: [
    'Dear friend',
    '<p>At the start of each year the hall fills with people who know nobody. I watch them from the platform. They sit at the ends of the rows, near the doors, with their bags on their knees. I sat there too, in my first year, on the left, behind a pillar.</p><p>By the end of the semester the same people sit in the middle, with friends. What happened? Somebody asked them their name and remembered it. I study plants, and I know that growing takes time and begins in good soil.</p><p>So I ask you for one thing. If you are new, come three times before you decide about us. The third time we will know your name. And if you are not new, greet the people who sit near the doors.</p><p>To those who finish this semester: look for a church in the first month in your new town. Tell them that we sent you. And when you see a stranger near the door, you know what to do.</p><p>With love and prayers,<br>Josephine Akinyi Odhiambo</p>',
  ],
};

const PASTOR_MESSAGE: PageSeed = {
  heading: ['From the chaplain’s desk', '<p>From the chaplain’s desk</p>'],
  pastor_name: ['Pr. Elijah Kiprotich Ruto', '<p>Pr. Elijah Kiprotich Ruto, chaplain and senior pastor</p>'],
  quote: ['Psalm 36:9', '<p>“For with you is the fountain of life; in your light do we see light.”</p>'],
  message: [
    'Karibu Mwangaza',
    '<p>Dear reader,</p><p>A university teaches you to ask what is true. Please ask in church too. I taught mathematics before I became a pastor, and in my years on this campus I have not met an honest question that was too big for God. Many students found their faith because they asked.</p><p>You will have hard weeks here. The money does not arrive, you fail a paper, a friend stops talking to you. You do not need a strong faith to come to us in such a week. Come and tell us. There are people in this church who have had the same troubles, and they will pray with you and help you.</p><p>And once every seven days, rest. God gave people the Sabbath before they had done any work. It is still a gift. Come, sit down, and listen.</p><p>You can visit me in the Student Centre on Tuesdays and Thursdays. You do not need an appointment.</p><p>Yours in Christ,<br>Elijah Kiprotich Ruto, chaplain</p>',
  ],
};

/** Page types with their sections. The local church's page is keyed by the site's slug. */
export const aboutPages = (
  slug: string,
  video: (name: VideoName) => string,
): Readonly<Record<string, PageSeed>> => ({
  [`about_${slug}`]: LOCAL_CHURCH,
  about_sda: denominationPage(video('story')),
  elder_message: ELDER_MESSAGE,
  pastor_message: PASTOR_MESSAGE,
});
