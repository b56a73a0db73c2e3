import type { VideoName } from '../../videos/index';
import { denominationPage } from './about-denomination';
import type { PageSeed } from './page-seed';

const LOCAL_CHURCH: PageSeed = {
  welcome: [
    'Welcome to Mwangaza',
    '<p>Mwangaza means light. We are the Seventh-day Adventist congregation of Kilele University, and the door is open: to members, to visitors, to people who believe and to people who only wonder.</p>',
    'about-family',
  ],
  about_us: [
    'Who we are',
    '<p>On a Sabbath in the semester about four hundred people fill the Main Assembly Hall, students mostly, with lecturers, grounds staff, their children, and a row of grandmothers from the town who came once for a graduation and stayed. A little over two hundred of us are members. The rest are on their way in, on their way through, or here for lunch; all three are welcome.</p><p>The congregation began with nine students and a borrowed lecture theatre. It still belongs to students: most offices are held by students, and the church elects them anew every year. The elders work at the university or in town and serve for longer.</p><p>What keeps us together are the twelve families. Each is a mix of schools, years and home counties, with two family heads. A family studies the Bible on Tuesday evenings, eats together once a month, and notices when you are missing.</p>',
  ],
  mission: [
    'Our mission',
    '<p>To make disciples of Jesus Christ among the students and staff of Kilele University, so that they carry his light into every profession and every county they go to.</p>',
  ],
  vision: [
    'Our vision',
    '<p>A campus on which nobody studies, doubts, grieves or celebrates alone, and from which every graduate leaves with a faith that has been thought through.</p>',
  ],
  purpose: [
    'What we live for',
    '<ul><li><strong>Worship</strong> that a first-timer can follow and a professor can mean.</li><li><strong>Study</strong> that starts from the Bible and is not afraid of questions.</li><li><strong>Fellowship</strong> in families small enough for names.</li><li><strong>Service</strong> to the town and the villages around us, all year and not only in campaigns.</li><li><strong>Hope</strong>: Jesus is coming again, and we live towards that day.</li></ul>',
  ],
  activities: [
    'Through the week and the year',
    '<p>The week runs from prayer on Monday to Sabbath’s last song; the timetable on this page is always the current one. Around it lies the year: freshers’ welcome when a semester opens, ten days of prayer, a week of prayer each semester, communion once a quarter, baptisms in the river below the old bridge, camp meeting in the long holiday, and Finalists’ Sabbath when we send people off with a Bible and a great deal of noise.</p><p>Three choirs, nineteen Sabbath School classes and a dozen ministries need people. You don’t have to be a member to serve in most of them.</p>',
  ],
  worship: [
    'Worship with us',
    '<p>We keep the seventh day, from Friday’s sunset to Sabbath’s, as the Bible asks and as a rest we would not do without. Vespers opens it. In the morning there is Sabbath School: a general programme, then study in classes of about twelve. Divine Worship follows, with the choirs, the children’s story, and a sermon of half an hour, usually.</p><p>Wear what you have. Bring a Bible or borrow one at the door. Visitors are not asked to stand up. The offering is for members; let the bag pass. Lunch is for everybody.</p>',
    'chapel-interior',
  ],
  location: [
    'Where to find us',
    '<p>The Main Assembly Hall stands behind the library. From the main gate it is a four-minute walk along the jacaranda avenue: keep the library on your left. The hall has a ramp on the garden side and a row for wheelchairs at the front; the prayer room is behind it. Matatus from town stop at the gate.</p>',
    'campus-map',
  ],
  contact: [
    'Talk to us',
    '<p>The church office is room 4 in the Student Centre. Telephone <a href="tel:+254700000010">+254 700 000 010</a>, e-mail <a href="mailto:office@mwangaza.example">office@mwangaza.example</a>. The chaplain’s door is open on Tuesdays and Thursdays without an appointment. If it is urgent, call; somebody answers at night.</p>',
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
    '<p>At the start of each year the hall fills with people who know nobody. I watch them from the platform. They sit at the ends of the rows, near the doors, with their bags on their knees. I sat there too, in my first year, on the left, behind a pillar that has since been taken down.</p><p>By the end of the semester the same people stand in the middle of a row and take up too much room. Somebody in those weeks asked them their name and remembered it. That is nearly all that happened. I study plants for a living, and it does not surprise me: most growth is invisible, takes longer than you would like, and begins with being put in the right soil.</p><p>So I ask you for one thing. If you are new, come three times before you decide about us; once is a visit, twice is politeness, the third time we shall know your name. And if you are not new, look at the ends of the rows.</p><p>To those who finish this semester: you were lent to us, and we are giving you back. Find a congregation in the first month, before you have found a sofa. Tell them who sent you. And when there is a stranger at the end of the row, you will know what to do.</p><p>With love and prayers,<br>Josephine Akinyi Odhiambo</p>',
  ],
};

const PASTOR_MESSAGE: PageSeed = {
  heading: ['From the chaplain’s desk', '<p>From the chaplain’s desk</p>'],
  pastor_name: ['Pr. Elijah Kiprotich Ruto', '<p>Pr. Elijah Kiprotich Ruto, chaplain and senior pastor</p>'],
  quote: ['Psalm 36:9', '<p>“For with you is the fountain of life; in your light do we see light.”</p>'],
  message: [
    'Karibu Mwangaza',
    '<p>Dear reader,</p><p>A university teaches you to ask what is true, and how you would know. Keep asking; do not put the question down at the door of the church. I taught mathematics before I preached, and I have never believed that God is afraid of a proof. In my years on this campus I have not met an honest question that was too big for him, and I have met many that turned out to be the road on which somebody came home.</p><p>You will be tired here. There will be a semester in which the money does not arrive, a paper that you fail, a friend who goes silent, a Friday on which you cannot see the point. You do not have to bring us a finished faith in those weeks. Bring the week. There are people in this congregation who have had the same one.</p><p>And once every seven days, stop. The Sabbath was the first whole day that human beings ever lived, and they had done nothing yet to earn it. It is still given like that. Come in, sit down, let somebody else carry the service. You will carry it for them another time.</p><p>My door in the Student Centre is open on Tuesdays and Thursdays. You need no appointment and no reason.</p><p>Yours in Christ,<br>Elijah Kiprotich Ruto, chaplain</p>',
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
