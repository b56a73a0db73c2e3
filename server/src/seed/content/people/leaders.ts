import type { LeaderSeed } from './leader-seed';
import { MINISTRY_LEADERS } from './leaders-ministries';

const PASTORS_AND_ELDERS: readonly LeaderSeed[] = [
  {
    name: 'Pr. Elijah Kiprotich Ruto',
    title: 'Chaplain and senior pastor',
    category: 'pastoral',
    quote: 'I have not met an honest question that was too big for God.',
    years: 14,
    education: 'Master of Divinity; Bachelor of Education (Mathematics)',
    specialties: ['Preaching', 'Counselling', 'Marriage preparation'],
    achievements: [
      'Began the Tuesday families in his first year',
      'Teaches ethics in the School of Engineering',
    ],
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    biography:
      'Pastor Ruto taught mathematics for six years before he studied theology, and still draws his sermons on a blackboard first. He grew up in Nandi, came to this campus as a chaplain fourteen years ago and never asked to leave. His door in the Student Centre is open on Tuesdays and Thursdays; you need no appointment and no reason.',
  },
  {
    name: 'Pr. Grace Wanjiru Kamau',
    title: 'Associate chaplain, pastoral care',
    category: 'pastoral',
    quote: 'Most people do not need my answer. They need me to stay until they have said it.',
    years: 6,
    education: 'Bachelor of Theology; diploma in counselling psychology',
    specialties: ['Pastoral care', 'Grief', 'Small groups'],
    achievements: ['Trained thirty peer listeners in the halls of residence'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Pastor Wanjiru leads the visiting team and the peer listeners, students who have learned to sit with somebody on a bad night. Before that she served a church of fishermen at the lake. She plants onions behind the chapel and gives them away.',
  },
  {
    name: 'Pr. Daniel Barasa Simiyu',
    title: 'Public Campus Ministries coordinator',
    category: 'pastoral',
    quote: 'We do not bring God to the campus. We find out where he has been all night.',
    years: 4,
    education: 'Bachelor of Theology',
    specialties: ['Campus mission', 'Apologetics', 'Discipleship'],
    languages: ['English', 'Kiswahili', 'Lubukusu'],
    biography:
      'Pastor Barasa looks after Adventist students on eleven campuses of the region and is with us two weeks of every month. He finished his own degree in geology before he turned to theology, which is why the youth hikes stop at every road cutting.',
  },
  {
    name: 'Dr. Josephine Akinyi Odhiambo',
    title: 'First elder',
    category: 'elders',
    quote:
      'The hall fills with people who know nobody. By the end of the semester they are somebody’s family.',
    years: 11,
    education: 'PhD in Plant Pathology',
    specialties: ['Leadership', 'Bible teaching'],
    achievements: ['Chairs the church board', 'Supervised twenty-three master’s students'],
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography:
      'Dr. Akinyi lectures in the School of Agriculture and has been an elder of this church for eleven years, the last four as first elder. She chairs the board, preaches every second month, and knows the names of the freshers before they know hers.',
  },
  {
    name: 'Samuel Mutua Kilonzo',
    title: 'Elder for worship and the calendar',
    category: 'elders',
    quote: 'A service is ready when the person in the last row knows what to do next.',
    years: 8,
    education: 'Bachelor of Commerce',
    specialties: ['Worship planning', 'Stewardship'],
    languages: ['English', 'Kiswahili', 'Kĩkamba'],
    biography:
      'Elder Mutua works in the university’s finance office and plans the Sabbath services: who preaches, who sings, who reads. If you would like to read the scripture one Sabbath, tell him. He will not forget.',
  },
  {
    name: 'Eng. Peter Lemaiyan Ole Sankale',
    title: 'Elder for students and graduates',
    category: 'elders',
    quote: 'Plan, and hold the plan with an open hand.',
    years: 5,
    education: 'Bachelor of Science in Civil Engineering',
    specialties: ['Mentoring', 'Careers'],
    languages: ['English', 'Kiswahili', 'Maa'],
    biography:
      'Elder Lemaiyan builds bridges for the county and mentors for the church: every finalist who asks is given somebody ten years further on. He was a member of family seven in his own student days.',
  },
  {
    name: 'Mary Njeri Gathogo',
    title: 'Elder for families and visitors',
    category: 'elders',
    quote: 'Ask a guest one question, and then let the answer be long.',
    years: 7,
    specialties: ['Hospitality', 'The twelve families'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Elder Njeri keeps the register of the twelve families and makes sure that each is a mix of schools, years and home counties. She manages the staff canteen on weekdays.',
  },
  {
    name: 'Hassan Galgalo Boru',
    title: 'Elder for mission and outreach',
    category: 'elders',
    quote: 'Go where there is no road, and take somebody who can fix the bicycle.',
    years: 3,
    education: 'Bachelor of Environmental Studies',
    specialties: ['Mission campaigns', 'Community relations'],
    languages: ['English', 'Kiswahili', 'Afaan Oromoo'],
    biography:
      'Elder Galgalo leads the semester campaigns and speaks with chiefs, headteachers and dispensaries long before the first bus leaves. He came to faith through one of those campaigns in Marsabit.',
  },
];

const DEACONRY: readonly LeaderSeed[] = [
  {
    name: 'Josphat Kimutai Cheruiyot',
    title: 'Head deacon',
    category: 'deacons',
    quote: 'Four hundred chairs, twice a week. It is the best prayer walk I know.',
    years: 6,
    specialties: ['Order of the service', 'Safety'],
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    biography:
      'Kimutai and sixteen deacons open the hall, set the chairs, watch the parking and lock up when the last song is over. In the week he is a technician in the physics laboratory.',
  },
  {
    name: 'Beatrice Moraa Nyakundi',
    title: 'Head deaconess',
    category: 'deacons',
    quote: 'Nobody sits an examination hungry if we hear of it in time.',
    years: 9,
    specialties: ['Communion', 'Welfare of students'],
    achievements: ['Began the supper vouchers'],
    languages: ['English', 'Kiswahili', 'Ekegusii'],
    biography:
      'Moraa prepares communion, the baptismal robes and the fellowship lunch, and looks after the supper vouchers with a discretion for which half the campus is grateful.',
  },
  {
    name: 'Caleb Ekai Lomuria',
    title: 'Deacon for transport and camp',
    category: 'deacons',
    years: 2,
    languages: ['English', 'Kiswahili', 'Ng’aturkana'],
    biography:
      'Ekai is in his fourth year of mechanical engineering. He finds the buses, packs the tents and gets everybody home.',
  },
  {
    name: 'Zipporah Kadzo Mwaringa',
    title: 'Deaconess for the welcome desk',
    category: 'deacons',
    quote: 'The first face at the door preaches before the pastor does.',
    years: 3,
    languages: ['English', 'Kiswahili', 'Kigiriama'],
    biography:
      'Kadzo studies hospitality and leads the people who greet you at the door. She is from Kilifi and will tell you that this is why she is always cold.',
  },
  {
    name: 'Nehemiah Onyango Ouma',
    title: 'Head deacon, previous year',
    category: 'deacons',
    years: 4,
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography: 'Onyango served until he graduated and now leads the deacons of a church in Siaya.',
    isActive: false,
  },
];

/** In the order of the directory. */
export const LEADERS: readonly LeaderSeed[] = [...PASTORS_AND_ELDERS, ...MINISTRY_LEADERS, ...DEACONRY];
