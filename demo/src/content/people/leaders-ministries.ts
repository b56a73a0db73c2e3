import type { LeaderSeed } from './leader-seed';

export const MINISTRY_LEADERS: readonly LeaderSeed[] = [
  {
    name: 'Aisha Wambui Karanja',
    title: 'Communication director',
    category: 'ministry',
    quote: 'Write to us. We read every message.',
    years: 3,
    education: 'Bachelor of Communication, final year',
    specialties: ['Website', 'Photography', 'Live sound'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Wambui and her team write these pages, run the sound desk and send the services home to people who cannot come. She reads every message that is written to us, most of them on the day.',
    swahili: {
      title: 'Mkurugenzi wa mawasiliano',
      quote: 'Tuandikie. Tunasoma kila ujumbe.',
      education: 'Shahada ya mawasiliano, mwaka wa mwisho',
      biography:
        'Wambui na wenzake huandika kurasa hizi, huendesha mitambo ya sauti na huwafikishia ibada nyumbani wasioweza kuja. Husoma kila ujumbe tunaoandikiwa, mara nyingi siku hiyo hiyo.',
    },
  },
  {
    name: 'Naliaka Wekesa',
    title: 'Treasurer',
    category: 'ministry',
    quote: 'Every member may see how we use the money.',
    years: 6,
    education: 'Certified Public Accountant',
    specialties: ['Budgets', 'Stewardship', 'Trust funds'],
    achievements: ['Six clean audits'],
    languages: ['English', 'Kiswahili', 'Lubukusu'],
    biography:
      'Naliaka keeps the books, sends the tithe on to the conference every month, and shows the local accounts to any member who asks. She tells nobody what you give.',
    swahili: {
      title: 'Mweka hazina',
      quote: 'Kila mshiriki anaweza kuona tunavyotumia pesa.',
      education: 'Mhasibu wa umma aliyeidhinishwa (CPA)',
      biography:
        'Naliaka hutunza vitabu vya hesabu, hupeleka zaka kwa konferensi kila mwezi, na humwonyesha hesabu za kanisa mahalia mshiriki yeyote anayeomba. Hamwambii mtu yeyote unachotoa.',
    },
  },
  {
    name: 'Brian Mwangi Njoroge',
    title: 'Adventist Youth leader',
    category: 'ministry',
    quote: 'Come on a hike with us and bring your questions.',
    years: 2,
    education: 'Bachelor of Science in Actuarial Science, third year',
    specialties: ['Youth fellowship', 'Hikes', 'Debates'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Mwangi plans the Sabbath afternoons, the hikes, the football and the debates. Three years ago he was new here himself.',
    swahili: {
      title: 'Kiongozi wa Vijana Waadventista',
      quote: 'Njoo kwenye matembezi pamoja nasi na ulete maswali yako.',
      education: 'Shahada ya sayansi ya bima na takwimu (Actuarial Science), mwaka wa tatu',
      biography:
        'Mwangi hupanga alasiri za Sabato, matembezi, kandanda na midahalo. Miaka mitatu iliyopita yeye mwenyewe alikuwa mgeni hapa.',
    },
  },
  {
    name: 'Kevin Otieno Were',
    title: 'Director of music',
    category: 'ministry',
    quote: 'Everybody can learn to sing a part.',
    years: 5,
    education: 'Bachelor of Music',
    specialties: ['Choral conducting', 'Luo and Swahili hymnody'],
    achievements: ['Arranged the Mwangaza hymn cycle', 'Second place at the regional choir festival'],
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography:
      'Otieno conducts the Church Choir, coaches DCM and Blissful, and collects hymns from the villages. He also teaches the violin in town.',
    swahili: {
      title: 'Mkurugenzi wa muziki',
      quote: 'Kila mtu anaweza kujifunza kuimba sauti yake.',
      education: 'Shahada ya muziki',
      biography:
        'Otieno anaongoza Kwaya ya Kanisa, huwafundisha DCM na Blissful, na hukusanya nyimbo za ibada kutoka vijijini. Mjini hufundisha pia kupiga fidla.',
    },
  },
  {
    name: 'Dr. Halima Chepkoech Langat',
    title: 'Health ministries director',
    category: 'ministry',
    quote: 'Sleep well: it is the best medicine.',
    years: 4,
    education: 'Bachelor of Medicine and Surgery',
    specialties: ['Clinics', 'Nutrition', 'Mental health'],
    achievements: ['Over four thousand people examined at market clinics'],
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    biography:
      'Dr. Chepkoech works at the university health centre and leads the market clinics, the cooking classes and the health class.',
    swahili: {
      title: 'Mkurugenzi wa huduma za afya',
      quote: 'Lala vizuri: ndiyo dawa bora.',
      education: 'Shahada ya tiba na upasuaji',
      biography:
        'Dr. Chepkoech anafanya kazi katika kituo cha afya cha chuo kikuu na anaongoza kliniki za sokoni, madarasa ya upishi na darasa la afya.',
    },
  },
  {
    name: 'Faith Nyaboke Ombati',
    title: 'Sabbath School superintendent and education secretary',
    category: 'ministry',
    quote: 'In a good class everybody talks, not only the teacher.',
    years: 3,
    education: 'Master of Education',
    specialties: ['Teacher training', 'Children’s ministries'],
    languages: ['English', 'Kiswahili', 'Ekegusii'],
    biography:
      'Nyaboke prepares the Sabbath School programme and trains the teachers of nineteen classes. She also runs the Bible school for children in the holidays.',
    swahili: {
      title: 'Msimamizi wa Shule ya Sabato na katibu wa elimu',
      quote: 'Katika darasa zuri kila mtu huzungumza, si mwalimu tu.',
      education: 'Shahada ya uzamili ya elimu',
      biography:
        'Nyaboke huandaa programu ya Shule ya Sabato na huwafunza walimu wa madarasa kumi na tisa. Pia huendesha shule ya Biblia ya watoto wakati wa likizo.',
    },
  },
  {
    name: 'Esther Mumbua Musyoka',
    title: 'Prayer coordinator',
    category: 'ministry',
    quote: 'Write to me when God has answered. We will thank him together.',
    years: 4,
    specialties: ['Prayer meetings', 'Prayer requests', 'Fasting'],
    languages: ['English', 'Kiswahili', 'Kĩkamba'],
    biography:
      'Mumbua receives what you write on the prayer page. With eight zone leaders she prays for each request by name or, if you asked for that, without one. She studies law.',
    swahili: {
      title: 'Mratibu wa maombi',
      quote: 'Niandikie Mungu akijibu. Tutamshukuru pamoja.',
      biography:
        'Mumbua hupokea unachoandika kwenye ukurasa wa maombi. Pamoja na viongozi wanane wa kanda, huliombea kila ombi kwa jina au, ukiomba hivyo, bila jina. Anasomea sheria.',
    },
  },
  {
    name: 'Rahab Atieno Okech',
    title: 'Personal Ministries leader',
    category: 'ministry',
    years: 3,
    specialties: ['The twelve families', 'Bible studies'],
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography:
      'Atieno helps the heads of the twelve families with study outlines, and finds somebody to lead a family when its heads are away.',
    swahili: {
      title: 'Kiongozi wa Huduma za Binafsi',
      biography:
        'Atieno huwasaidia wakuu wa familia kumi na mbili kwa miongozo ya kujifunza, na hutafuta mtu wa kuiongoza familia wakuu wake wasipokuwepo.',
    },
  },
];
