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
    swahili: {
      title: 'Mkurugenzi wa mawasiliano',
      quote: 'Kama hawakusikia, hatukusema.',
      education: 'Shahada ya mawasiliano, mwaka wa mwisho',
      biography:
        'Wambui na wenzake huandika kurasa hizi, huendesha mitambo ya sauti na huwafikishia ibada nyumbani wasioweza kuja. Husoma kila ujumbe tunaoandikiwa, mara nyingi siku hiyo hiyo.',
    },
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
    swahili: {
      title: 'Mweka hazina',
      quote: 'Hesabu nzuri ni karama. Lakini si neno la mwisho.',
      education: 'Mhasibu wa umma aliyeidhinishwa (CPA)',
      biography:
        'Naliaka hutunza vitabu vya hesabu, hupeleka zaka kwa konferensi kila mwezi, na humwonyesha hesabu za kanisa mahalia mshiriki yeyote anayeomba. Unachotoa ni siri kati yako, Mungu na jedwali moja la hesabu.',
    },
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
    swahili: {
      title: 'Kiongozi wa Vijana Waadventista',
      quote: 'Njoo na mashaka yako kwenye matembezi. Nje huwa mepesi zaidi.',
      education: 'Shahada ya sayansi ya bima na takwimu (Actuarial Science), mwaka wa tatu',
      biography:
        'Mwangi hupanga alasiri za Sabato na kila jambo lenye buti, mpira au swali refu. Miaka mitatu iliyopita yeye ndiye aliyekuwa mwanafunzi mpya asiyemjua mtu yeyote.',
    },
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
    swahili: {
      title: 'Mkurugenzi wa muziki',
      quote: 'Ukiweza kufuatisha wimbo, kuna sauti unayoweza kuiimba.',
      education: 'Shahada ya muziki',
      biography:
        'Otieno anaongoza Kwaya ya Kanisa, huwafundisha DCM na Blissful, na hukusanya nyimbo za ibada zinazoimbwa katika kijiji kimoja tu. Mjini hufundisha ala za nyuzi, na utamtambua kwa baiskeli yake.',
    },
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
    swahili: {
      title: 'Mkurugenzi wa huduma za afya',
      quote: 'Kupumzika ni dawa ambayo hakuna anayeipangia foleni.',
      education: 'Shahada ya tiba na upasuaji',
      biography:
        'Dr. Chepkoech anafanya kazi katika kituo cha afya cha chuo kikuu na anaongoza kliniki za sokoni, madarasa ya upishi na mafunzo kuhusu usingizi, ambayo wote huyahudhuria na hakuna anayeyafuata.',
    },
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
    swahili: {
      title: 'Msimamizi wa Shule ya Sabato na katibu wa elimu',
      quote: 'Darasa liko hai mwalimu anapozungumza chini ya nusu ya muda.',
      education: 'Shahada ya uzamili ya elimu',
      biography:
        'Nyaboke huandaa programu ya Shule ya Sabato na huwafunza walimu wa madarasa kumi na tisa. Pia huendesha shule ya Biblia ya likizo, ambayo ina kelele zaidi.',
    },
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
    swahili: {
      title: 'Mratibu wa maombi',
      quote: 'Tunazihifadhi kadi hadi jibu lijulikane, kisha tunazihifadhi kwa sababu nyingine.',
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
      'Atieno supports the twelve family heads with study outlines, substitute leaders and, in the third week of every semester, encouragement.',
    swahili: {
      title: 'Kiongozi wa Huduma za Binafsi',
      biography:
        'Atieno huwasaidia wakuu wa familia kumi na mbili kwa miongozo ya kujifunza, viongozi wa kushika nafasi zao wasipokuwepo na, katika wiki ya tatu ya kila muhula, maneno ya kutia moyo.',
    },
  },
];
