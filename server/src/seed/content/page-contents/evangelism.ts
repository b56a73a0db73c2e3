import type { PageContentSeed } from './page-content-seed';

const PCM: PageContentSeed = {
  hero_title: { title: 'Public Campus Ministry' },
  hero_subtitle: { content: 'Students who meet other students: with questions rather than speeches.' },
  hero_image: { picture: 'pcm' },
  introduction: {
    title: 'Walking with the whole campus',
    content:
      '<p>Public Campus Ministry is the work of Adventist students at universities that are not Adventist. At ours that means hostels, clubs, lecture rooms and the football pitch: wherever people already are. We do not bring God to the campus. We try to find out where he has been all night.</p><p>A group called Pilgrims leads the walking part: two by two through the halls on a Thursday evening, with mandazi, asking one question and listening to the answer.</p>',
  },
  activities: {
    title: 'What you could join',
    content:
      '<ul><li><strong>Bereans</strong>: bring the question your lecturer raised; we look for an honest answer in the Bible and in the library.</li><li><strong>Freshers’ desk</strong>: bags carried, rooms found, phones charged, in the first week of the year.</li><li><strong>Exam kitchen</strong>: tea and company from 9 PM to midnight in the last fortnight.</li><li><strong>Eleven campuses</strong>: visits and one camp with students of the whole region.</li></ul>',
  },
  mission: {
    title: 'When the Sabbath meets the timetable',
    content:
      '<p>If an examination is set on a Sabbath, come to us early in the semester. We know the university’s form, the office that reads it, and the words that have worked. Nobody here has to choose alone between a degree and a conviction.</p>',
  },
  schedule: { content: '<p>Wednesdays, 6:00 PM, after prayers, Student Centre, room 9.</p>' },
  leadership: { content: '<p>Pr. Daniel Barasa Simiyu, coordinator</p><p>A committee of nine students</p>' },
  contact: {
    title: 'Walk with us',
    content: '<p>Join a pair for one Thursday. You carry the mandazi; the other one talks.</p>',
  },
};

const EVANGELISM: PageContentSeed = {
  hero_title: { title: 'Evangelism' },
  hero_subtitle: { content: 'One mission each semester: build, teach, treat, and tell why.' },
  hero_image: { picture: 'evangelism' },
  introduction: {
    title: 'How a campaign comes about',
    content:
      '<p>Months before the first bus leaves, somebody has drunk tea with the chief, the headteacher and the nurse of a place that asked us to come. We ask what is needed. Last time it was a classroom roof, spectacles, and somebody to teach mathematics to Form Four during the holidays; the evenings in the tent came last in the plan, and most of the village came to them.</p>',
  },
  mission: {
    title: 'What a day looks like',
    content:
      '<ul><li>6:00 AM: prayer and porridge</li><li>8:00 AM: clinic, building site, holiday classes</li><li>2:00 PM: visits from door to door, by invitation</li><li>7:00 PM: singing, a health talk, a sermon, a film</li></ul><p>Whoever asks for a study is given one, and when we leave, the nearest congregation has their names and their permission to call.</p>',
  },
  vision: {
    title: 'After the tent is down',
    content:
      '<p>Nobody is counted on the last evening. We count who is still studying after a year. For twelve months a team of four goes back every month, and the family that adopted the place pays for the bus.</p>',
  },
  activities: {
    title: 'Take part without travelling',
    content:
      '<ul><li>Sponsor a seat on the bus</li><li>Sort medicines and spectacles on the Sunday before</li><li>Cook for the send-off</li><li>Pray for one house by name, for fourteen days</li></ul>',
  },
  schedule: {
    content:
      '<p>One campaign of fourteen days in each long holiday.</p><p>Planning: last Sunday of the month, 5:00 PM.</p>',
  },
  leadership: {
    content: '<p>Hassan Galgalo Boru, elder for mission and outreach</p><p>Caleb Ekai Lomuria, transport</p>',
  },
  contact: {
    title: 'Come along, or send somebody',
    content:
      '<p>Builders, teachers, nurses, cooks and people who can fix a bicycle: there is a list, and it is never full.</p>',
  },
};

const BOOKS: PageContentSeed = {
  hero_title: { title: 'Literature Ministry' },
  hero_subtitle: { content: 'A shelf to borrow from, a table to buy at, and a job that is waiting for you.' },
  hero_image: { picture: 'books' },
  introduction: {
    title: 'The shelf in room 9',
    content:
      '<p>Three hundred and some books stand in the Student Centre: Bibles in eleven languages, commentaries, biographies, books for children, and a good deal about prayer. You write your name in the exercise book, you take it, you bring it back. Nobody has ever been fined.</p>',
  },
  activities: {
    title: 'Begin with one of these',
    content:
      '<ul><li><strong>Steps to Christ</strong>: short, warm, for reading on a bus. In English, Kiswahili and Dholuo.</li><li><strong>The Desire of Ages</strong>: the life of Jesus, slowly.</li><li><strong>The Great Controversy</strong>: the long story of the church, and how it ends.</li><li><strong>A study Bible</strong> in Kiswahili, which may stay with you for a whole semester.</li></ul>',
  },
  mission: {
    title: 'Books that pay school fees',
    content:
      '<p>Literature evangelists sell books from door to door in the holidays and earn their fees that way; several of our members paid for a degree with their shoes. The ministry is resting at the moment because nobody leads it. If you have sold anything to anybody, even airtime, talk to us.</p>',
  },
  schedule: {
    content:
      '<p>The shelf: whenever the Student Centre is open.</p><p>The table: after the Divine Service.</p>',
  },
  leadership: { content: '<p>To be named. The communication department looks after the shelf.</p>' },
  contact: {
    title: 'Borrow, buy or lead',
    content: '<p>Write to the office if you are looking for a title, or if you would like to lead.</p>',
  },
};

const GIVING: PageContentSeed = {
  hero_title: { title: 'Tithes and offerings' },
  hero_subtitle: { content: 'Give by phone in a minute. You get a receipt, and nobody else gets your name.' },
  hero_image: { picture: 'giving' },
  introduction: {
    title: 'Where it goes',
    content:
      '<p>We give because we have been given to. No seat in this church has a price and no prayer costs anything; if you are a guest, let the bag pass.</p>',
  },
  mission: {
    title: 'Tithe',
    content:
      '<p>A tenth of what one earns. It is a trust fund: the treasurer sends all of it to the conference each month, which pays pastors and chaplains from it, in poor districts as in rich ones. None of it stays here.</p>',
  },
  vision: {
    title: 'Mission offering',
    content:
      '<p>Also a trust fund. The Sabbath School and thirteenth Sabbath offerings are passed on whole, to schools, clinics and missionaries in other countries.</p>',
  },
  activities: {
    title: 'Local funds',
    content:
      '<p>What you give to the local church budget, welfare, music, mission or building stays here and does what its name says. The accounts of the local funds are open to every member who asks.</p>',
  },
  additional_info: {
    title: 'Your gift is your own business',
    content:
      '<p>Who gives what is known to you, to God and to the treasurer. It is never read out, published or used for anything else. A receipt is sent to you on request.</p>',
  },
  leadership: { content: '<p>Naliaka Wekesa, treasurer</p>' },
  contact: {
    title: 'Something went wrong?',
    content:
      '<p>If a payment went to the wrong place, or you need a receipt, write to the office with the date and the amount. Never send anybody your PIN; we shall not ask for it.</p>',
  },
};

export const EVANGELISM_CONTENTS = { pcm: PCM, evangelism: EVANGELISM } as const;
const NEW_HERE: PageContentSeed = {
  mission: {
    title: 'What to wear',
    content:
      '<p>Come as you are. Some people wear a suit or a dress, others wear what they wear to class.</p>',
  },
  vision: {
    title: 'Where to sit',
    content:
      '<p>Sit where you like. A deacon at the door can show you a free seat, and you may leave or come in at any time.</p>',
  },
  activities: {
    title: 'Children',
    content:
      '<p>Children are welcome in every service. During Sabbath School there are classes for children and teenagers in the Student Centre. Ask at the door and somebody will take you there.</p>',
  },
  schedule: {
    title: 'Lunch',
    content:
      '<p>After the divine service we eat together on the lawn beside the hall, and you are invited. Guests don’t need to bring anything.</p>',
  },
  leadership: {
    title: 'Parking',
    content: '<p>Parking is free. The deacons will show you where, and keep an eye on the cars.</p>',
  },
  additional_info: {
    title: 'You are our guest',
    content: '<p>Nobody will ask you to stand up, to sign anything or to give money.</p>',
  },
};

export const RESOURCE_CONTENTS = { books: BOOKS, tithes_offerings: GIVING, new_here: NEW_HERE } as const;
