import type { LeaderSeed } from './leader-seed';

export const MINISTRY_LEADERS: readonly LeaderSeed[] = [
  {
    name: 'Aisha Wambui Karanja',
    title: 'Communication director',
    category: 'ministry',
    quote: 'If they did not hear it, we did not say it.',
    years: 3,
    education: 'Bachelor of Communication, final year',
    specialties: ['Website', 'Photography', 'Live sound'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Wambui and her team write these pages, run the sound desk and send the services home to people who cannot come. She reads every message that is written to us, most of them on the day.',
  },
  {
    name: 'Naliaka Wekesa',
    title: 'Treasurer',
    category: 'ministry',
    quote: 'Good arithmetic is a gift. It is not the last word.',
    years: 6,
    education: 'Certified Public Accountant',
    specialties: ['Budgets', 'Stewardship', 'Trust funds'],
    achievements: ['Six clean audits'],
    languages: ['English', 'Kiswahili', 'Lubukusu'],
    biography:
      'Naliaka keeps the books, sends the tithe on to the conference every month, and opens the local accounts to any member who asks. What you give is between you, God and one spreadsheet.',
  },
  {
    name: 'Brian Mwangi Njoroge',
    title: 'Adventist Youth leader',
    category: 'ministry',
    quote: 'Bring your doubts on the hike. They are lighter outdoors.',
    years: 2,
    education: 'Bachelor of Science in Actuarial Science, third year',
    specialties: ['Youth fellowship', 'Hikes', 'Debates'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Mwangi plans the Sabbath afternoons and everything that involves boots, a ball or a long question. He was the fresher who knew nobody, three years ago.',
  },
  {
    name: 'Kevin Otieno Were',
    title: 'Director of music',
    category: 'ministry',
    quote: 'If you can hum, there is a part you can hold.',
    years: 5,
    education: 'Bachelor of Music',
    specialties: ['Choral conducting', 'Luo and Swahili hymnody'],
    achievements: ['Arranged the Mwangaza hymn cycle', 'Second place at the regional choir festival'],
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography:
      'Otieno conducts the Church Choir, coaches DCM and Blissful, and collects hymns that are only sung in one village. He teaches strings in town and can be recognised by his bicycle.',
  },
  {
    name: 'Dr. Halima Chepkoech Langat',
    title: 'Health ministries director',
    category: 'ministry',
    quote: 'Rest is a medicine nobody queues for.',
    years: 4,
    education: 'Bachelor of Medicine and Surgery',
    specialties: ['Clinics', 'Nutrition', 'Mental health'],
    achievements: ['Over four thousand people examined at market clinics'],
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    biography:
      'Dr. Chepkoech works at the university health centre and leads the market clinics, the cooking classes and the talks about sleep that everybody attends and nobody follows.',
  },
  {
    name: 'Faith Nyaboke Ombati',
    title: 'Sabbath School superintendent and education secretary',
    category: 'ministry',
    quote: 'A class is alive when the teacher has talked less than half of the time.',
    years: 3,
    education: 'Master of Education',
    specialties: ['Teacher training', 'Children’s ministries'],
    languages: ['English', 'Kiswahili', 'Ekegusii'],
    biography:
      'Nyaboke prepares the Sabbath School programme and trains the teachers of nineteen classes. She also runs the holiday Bible school, which is louder.',
  },
  {
    name: 'Esther Mumbua Musyoka',
    title: 'Prayer coordinator',
    category: 'ministry',
    quote: 'We keep the cards until the answer is known, and then we keep them for another reason.',
    years: 4,
    specialties: ['Prayer meetings', 'Prayer requests', 'Fasting'],
    languages: ['English', 'Kiswahili', 'Kĩkamba'],
    biography:
      'Mumbua receives what you write on the prayer page. With eight zone leaders she prays for each request by name or, if you asked for that, without one. She studies law.',
  },
  {
    name: 'Rahab Atieno Okech',
    title: 'Personal Ministries leader',
    category: 'ministry',
    years: 3,
    specialties: ['The twelve families', 'Bible studies'],
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography:
      'Atieno supports the twelve family heads with study outlines, substitute leaders and, in the third week of every semester, encouragement.',
  },
];
