import type { PageContentSeed } from './page-content-seed';

const DEACONRY: PageContentSeed = {
  hero_title: { title: 'Deaconry' },
  hero_subtitle: {
    content: 'The people who make it look as if the Sabbath had happened by itself.',
  },
  hero_image: { picture: 'deaconry' },
  introduction: {
    title: 'What deacons and deaconesses do',
    content:
      '<p>When you find a chair, a hymnal and somebody who knows your name, a deacon has been there since half past six. Seventeen deacons and deaconesses open the hall, set four hundred chairs, watch the parking, count the offering with the treasurer, and lock up when the last song is over.</p><p>The word means servant. In the book of Acts the first seven were chosen so that nobody at the table was forgotten, and that is still the better half of the work: noticing who is missing, who is ill, and who has not eaten.</p>',
  },
  mission: {
    title: 'The table, the water and the bread',
    content:
      '<p>Once a quarter we prepare communion: the bread is baked on Friday, the basins and towels for foot-washing are laid out by school and hall. Before a baptism the deaconesses fit the robes and the deacons sound the river. If you are about to be baptised, they are the last people you speak to on the bank and the first who hold out a towel.</p>',
  },
  activities: {
    title: 'Nobody sits an examination hungry',
    content:
      '<p>The supper vouchers began with one student who fainted in the library. They are paper, they carry no name, and they are taken at the staff canteen like money. Ask any deaconess, or write to us; you do not need to explain.</p><ul><li>Welcome desk and seating, with a row for wheelchairs</li><li>Visits to the sick bay and the county hospital</li><li>Clothes cupboard in the Student Centre, open on Thursdays</li><li>Lost property, which is mostly umbrellas</li></ul>',
  },
  schedule: {
    content:
      '<p>Setting up: Fridays from 4:30 PM, before Vespers.</p><p>On Sabbath: from 6:30 AM, in two shifts.</p><p>Training for new deacons: first Sunday of the semester.</p>',
  },
  leadership: {
    content:
      '<p>Josphat Kimutai Cheruiyot, head deacon</p><p>Beatrice Moraa Nyakundi, head deaconess</p><p>Zipporah Kadzo Mwaringa, welcome desk</p>',
  },
  contact: {
    title: 'Carry a chair with us',
    content:
      '<p>Come on a Friday at half past four and ask for Kimutai. You need no office to help; the offices are filled each year by vote, mostly with people who had been helping anyway.</p>',
  },
};

const timetable = (...rows: readonly (readonly [when: string, what: string, where: string])[]) =>
  `<table><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Where</th></tr></thead><tbody>${rows
    .map(([when, what, where]) => `<tr><th scope="row">${when}</th><td>${what}</td><td>${where}</td></tr>`)
    .join('')}</tbody></table>`;

const place = (family: string, where: string, who: string) =>
  `<tr><th scope="row">Family ${family}</th><td>${where}</td><td>${who}</td></tr>`;

const PERSONAL_MINISTRIES: PageContentSeed = {
  hero_title: { title: 'Personal Ministries' },
  hero_subtitle: { content: 'Twelve families meet every Tuesday. One of them has a chair for you.' },
  hero_image: { picture: 'slide-family' },
  introduction: {
    title: 'A family of about twenty',
    content:
      '<p>On your first Sabbath somebody asks where you sleep and what you study, and on the Tuesday after that you have a family. Each of the twelve is a mix of schools, years and home counties, with two family heads who were once as new as you are.</p><p>A family reads the Bible together, eats together once a month, and notices when you stop coming. It is the smallest form of this church, and for most of us the one that lasted.</p>',
  },
  activities: {
    title: 'The twelve families',
    content: `<table><thead><tr><th scope="col">Family</th><th scope="col">Meets in</th><th scope="col">Reads this semester</th></tr></thead><tbody>${[
      place('one', 'Room B12', 'Mark'),
      place('two', 'Room B14', 'Ruth and Jonah'),
      place('three', 'Hall 1, common room', 'James'),
      place('four', 'Hall 2, common room', 'Philippians'),
      place('five', 'Hall 3, reading room', 'Genesis 1 to 25'),
      place('six', 'Hall 4, common room', 'The parables'),
      place('seven', 'Engineering, room E7', 'Nehemiah'),
      place('eight', 'School of Education, room 3', 'Psalms'),
      place('nine', 'Health sciences, Block D', 'Luke'),
      place('ten', 'Student Centre, room 9', 'Acts'),
      place('eleven', 'Town group, the Gathogo home', 'John'),
      place('twelve', 'Staff quarters, house 14', 'Hebrews'),
    ].join('')}</tbody></table>`,
  },
  mission: {
    title: 'Studies for two or three',
    content:
      '<p>If you would rather begin alone with one person, say so. Thirty of us have learned to give Bible studies: in the library café, under the jacarandas, on the telephone. You choose the book or the question. There is no course to finish and nobody counts.</p>',
  },
  vision: {
    title: 'Those who stopped coming',
    content:
      '<p>Every family keeps a short list of people who used to sit with it. Nobody on it gets a speech. They get a visit, a birthday message, and mandazi before the examinations. Some come back; all of them stay friends.</p>',
  },
  schedule: { content: '<p>Family meal: last Tuesday of the month, from 6:00 PM.</p>' },
  leadership: {
    content:
      '<p>Rahab Atieno Okech, Personal Ministries leader</p><p>Mary Njeri Gathogo, elder for families and visitors</p>',
  },
  contact: {
    title: 'Find your family',
    content:
      '<p>Tell us your hall and your year, and we will send you the name of a family head before Tuesday. Or simply go to the room next to yours in the table.</p>',
  },
};

const PRAYER: PageContentSeed = {
  hero_title: { title: 'Prayer Department' },
  hero_subtitle: { content: 'Write it down, and tomorrow before dawn somebody will have prayed for it.' },
  hero_image: { picture: 'hands' },
  introduction: {
    title: 'What happens to your request',
    content:
      '<p>A person reads it, usually the same day. If you allow it, it goes up on the wall below, where anybody can pray along. Every request is named at the next morning prayer, whether it is on the wall or not; anonymous ones are prayed for as “somebody who asked”.</p><p>Eight zone leaders carry the requests into the halls of residence. We keep each one until the answer is known, and then we keep it for another reason.</p>',
  },
  activities: {
    title: 'Ways to pray with us',
    content:
      '<ul><li><strong>Morning prayer</strong>, in the dark, thirty minutes, then porridge.</li><li><strong>Evening prayer</strong> for the requests that came in during the week.</li><li><strong>Fasting</strong> once a semester, before the examinations, from Friday’s lunch to Sabbath’s.</li><li><strong>Ten Days of Prayer</strong> once a year, with churches all over the world.</li></ul>',
  },
  schedule: {
    content:
      '<p><strong>Morning prayer</strong><br>Every day, 4:30 – 5:00 AM</p><p><strong>Evening prayer</strong><br>Monday, Wednesday and Friday, 5:00 – 6:00 PM</p><p><strong>Fasting</strong><br>Once each semester</p><p>In the Prayer Room, behind the hall.</p>',
  },
  leadership: { content: '<p>Esther Mumbua Musyoka, prayer coordinator</p><p>Eight zone leaders</p>' },
  contact: {
    title: 'Pray with us',
    content:
      '<p>The prayer room behind the hall is never locked. To join the early circle, come once; the second time you have a place.</p>',
  },
};

const AMO_ALO: PageContentSeed = {
  hero_title: { title: 'AMO and ALO' },
  hero_subtitle: {
    content: 'Adventist men and Adventist ladies: two circles of honest talk, one project together.',
  },
  hero_image: { picture: 'amo-alo' },
  introduction: {
    title: 'Growing up, with company',
    content:
      '<p>The Adventist Men’s Organisation and the Adventist Ladies’ Organisation meet on the same afternoon in two rooms with the doors closed. What is said there stays there. The subjects are the ones for which a lecture hall is too big: money that does not last, fathers, courtship, exams, bodies, anger, and how one goes on praying when nothing happens.</p>',
  },
  mission: {
    title: 'AMO: the men',
    content:
      '<p>Fifteen men who are learning to apologise early. They repair what is broken in the children’s home at Kilele market, carry whoever cannot walk up to the camp, and are paired each with a graduate who rings them once a month.</p>',
  },
  vision: {
    title: 'ALO: the ladies',
    content:
      '<p>Every first-year woman who wants one is given a big sister in her own school. ALO keeps the cupboard of sanitary pads in each ladies’ hall filled, no questions asked, and runs the self-defence morning that the university has since copied.</p>',
  },
  activities: {
    title: 'Once a semester, together',
    content:
      '<p>One joint project: last semester forty desks for a primary school, this semester a rainwater tank. And one dinner for which the men cook. There have been no injuries so far.</p>',
  },
  schedule: { content: '<p>Second Sunday of the month, 2:00 – 4:00 PM, Student Centre, ground floor.</p>' },
  leadership: { content: '<p>Moses Wafula Khaemba, AMO</p><p>Ruth Jelagat Too, ALO</p>' },
  contact: {
    title: 'Come to the next circle',
    content: '<p>You may listen for a whole semester before you say a word. Most of us did.</p>',
  },
};

const HEALTH: PageContentSeed = {
  hero_title: { title: 'Health Class Ministry' },
  hero_subtitle: { content: 'Market clinics, cooking on one gas ring, and a quiet word about sleep.' },
  hero_image: { picture: 'health' },
  introduction: {
    title: 'What we teach, and to whom',
    content:
      '<p>The health class is for people who live in halls of residence: how to eat for a hundred shillings, how to study without wrecking your back, what to do about a heart that races at night. It is taught by students of medicine, nursing and nutrition, under the eye of a doctor who has seen worse.</p><p>Adventists have always thought of health as a part of faith. Eight habits hold it together: food, exercise, water, sunlight, temperance, air, rest, and trust in God. We are good at seven of them.</p>',
  },
  activities: {
    title: 'Where you find us',
    content:
      '<ul><li><strong>Market clinic</strong>: blood pressure, sugar, eyesight and a listening ear, free of charge. Over four thousand people so far.</li><li><strong>Cooking class</strong>: four dishes, one ring, beans that do not take all night.</li><li><strong>Walk before breakfast</strong>: Sundays, from the main gate.</li><li><strong>Peer listeners</strong>: thirty students who have learned to sit with somebody on a bad night. If it is very bad, they know whom to call.</li></ul>',
  },
  additional_info: {
    title: 'If it is urgent',
    content:
      '<p>We are a class, not a clinic. In an emergency go to the university health centre beside the swimming pool; it is open day and night, and students pay nothing.</p>',
  },
  schedule: {
    content: timetable(
      ['Third Sunday of the month, 4:00 PM', 'Health class', 'Nursing skills lab, Block D'],
      ['One Sunday in the month, 8:00 AM – 2:00 PM', 'Market clinic', 'The next date is among the events'],
    ),
  },
  leadership: { content: '<p>Dr. Halima Chepkoech Langat, health ministries director</p>' },
  contact: {
    title: 'Lend us a Sunday',
    content:
      '<p>Medical students are welcome; patience is the main requirement. If you can write names legibly, we need you most of all.</p>',
  },
};

const SABBATH_SCHOOL: PageContentSeed = {
  hero_title: { title: 'Sabbath School' },
  hero_subtitle: { content: 'The Bible in classes of about twelve, where you may ask what you like.' },
  hero_image: { picture: 'sabbath-school' },
  introduction: {
    title: 'How the morning goes',
    content:
      '<p>We begin with half an hour of prayer for those who come early. Then the superintendent’s programme: singing, the mission story, and news from the world church. At nine everybody goes to a class. Nineteen of them study the same lesson as Adventists from Lima to Lae, a quarter of thirteen lessons at a time.</p><p>A class is alive when the teacher has talked less than half of the time. Nobody is asked to read aloud or to pray unless they like to.</p>',
  },
  activities: {
    title: 'Find your class',
    content:
      '<ul><li><strong>Visitors’ class</strong>: no papers, no history, one text.</li><li><strong>English classes</strong>, one or more for each school.</li><li><strong>Darasa la Kiswahili</strong>, for whoever prays in it.</li><li><strong>Children and teenagers</strong>, by age.</li><li><strong>Baptismal class</strong>: thirteen lessons, no examination.</li></ul>',
  },
  mission: {
    title: 'The thirteenth Sabbath',
    content:
      '<p>Four times a year the offering of the thirteenth Sabbath goes to a few projects in one part of the world, a school here, a boat there. The children act out the story first; there is usually a goat.</p>',
  },
  schedule: {
    content: timetable(
      ['Sabbath, in the lesson study', 'Visitors’ class', 'The front pews on the left'],
      ['Sabbath, in the lesson study', 'English classes, by school', 'The hall and the rooms around it'],
      ['Sabbath, in the lesson study', 'Darasa la Kiswahili', 'The chapel'],
      ['Sabbath, in the lesson study', 'Children and teenagers, from two years on', 'Student Centre'],
    ),
  },
  leadership: {
    content: '<p>Faith Nyaboke Ombati, superintendent</p><p>Nineteen teachers, each with a stand-in</p>',
  },
  contact: {
    title: 'Take a seat, or take a class',
    content:
      '<p>The lesson is in the classroom link, free, from the Sunday before. If you would like to teach, come to a Thursday harmonization first and sit at the back.</p>',
  },
};

const PROPHECY: PageContentSeed = {
  hero_title: { title: 'Prophecy' },
  hero_subtitle: {
    content: 'Daniel and Revelation, with a history book open beside them and no charts until chapter seven.',
  },
  hero_image: { picture: 'prophecy' },
  introduction: {
    title: 'Reading slowly',
    content:
      '<p>Prophecy is not a timetable for the curious. It was written to people under empires, to tell them who holds the end of the story. So we read it as letters to them first: what did a potter in Smyrna hear? Then we ask what we hear.</p><p>The circle is eighteen people large and has room for twice that. Lawyers, a physicist, two mothers from town, and a man who disagrees with nearly everything and has not missed an evening.</p>',
  },
  activities: {
    title: 'This semester',
    content:
      '<ol><li>Daniel 2: the statue and the stone</li><li>Daniel 7: four beasts and a court</li><li>Daniel 8 and 9: the prayer in the middle</li><li>Revelation 1 to 3: seven letters</li><li>Revelation 4 and 5: the Lamb</li><li>Revelation 12 to 14: three angels and one gospel</li></ol>',
  },
  vision: {
    title: 'What we have agreed on',
    content:
      '<p>No dates. No names of living politicians. Whoever brings a video watches it alone first. And each evening ends with the question what the chapter tells us about Jesus, because that is what the book says it is about.</p>',
  },
  schedule: {
    content: timetable(['Every other Sunday, 4:00 – 5:30 PM', 'Daniel and Revelation', 'Lecture Theatre 2']),
  },
  leadership: { content: '<p>Leonard Muriithi Gitonga, with guests from the School of History</p>' },
  contact: {
    title: 'Bring the hard question',
    content: '<p>You can join at any chapter. The notes of each evening are in the classroom link.</p>',
  },
};

export const MINISTRY_CONTENTS = {
  deconary: DEACONRY,
  personal_ministries: PERSONAL_MINISTRIES,
  prayer_department: PRAYER,
  amo_alo: AMO_ALO,
  health: HEALTH,
  sabbath_school: SABBATH_SCHOOL,
  prophecy: PROPHECY,
} as const;
