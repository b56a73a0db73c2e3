import type { PageContentSeed } from './page-content-seed';

const DEACONRY: PageContentSeed = {
  hero_title: { title: 'Deaconry', swahili: { title: 'Ushemasi' } },
  hero_subtitle: {
    content: 'Deacons and deaconesses prepare the hall, welcome you and help whoever is in need.',
    swahili: { content: 'Mashemasi huandaa ukumbi, hukukaribisha na humsaidia kila mwenye mahitaji.' },
  },
  hero_image: { picture: 'deaconry' },
  introduction: {
    title: 'What deacons and deaconesses do',
    content:
      '<p>Seventeen deacons and deaconesses serve in this church. On Sabbath they open the hall, set four hundred chairs, welcome people at the door, watch the parking, count the offering with the treasurer, and lock up after the last song.</p><p>The word deacon means servant. In the book of Acts the first seven were chosen so that nobody was forgotten when food was given out. In the same way our deacons visit people who are ill and help students who have no food.</p>',
    swahili: {
      title: 'Wanachofanya mashemasi',
      content:
        '<p>Mashemasi kumi na saba, wanaume na wanawake, huhudumu katika kanisa hili. Siku ya Sabato hufungua ukumbi, hupanga viti mia nne, hukaribisha watu mlangoni, husimamia maegesho ya magari, huhesabu sadaka pamoja na mweka hazina, na hufunga milango baada ya wimbo wa mwisho.</p><p>Neno shemasi maana yake ni mtumishi. Katika kitabu cha Matendo, wale saba wa kwanza walichaguliwa ili asisahauliwe mtu yeyote chakula kilipogawiwa. Vivyo hivyo mashemasi wetu huwatembelea wagonjwa na huwasaidia wanafunzi wasio na chakula.</p>',
    },
  },
  mission: {
    title: 'The table, the water and the bread',
    content:
      '<p>Once a quarter we prepare communion: the bread is baked on Friday, the basins and towels for foot-washing are laid out by school and hall. Before a baptism the deaconesses find a robe for each person and the deacons check how deep the river is. If you are going to be baptised, they help you into the water and wait for you with a towel.</p>',
    swahili: {
      title: 'Meza, maji na mkate',
      content:
        '<p>Mara moja kila robo mwaka tunaandaa Meza ya Bwana: mkate huokwa Ijumaa, na mabeseni na taulo za kutawadhana miguu hupangwa kwa vitivo na hosteli. Kabla ya ubatizo, mashemasi wa kike humtafutia kila mtu joho linalomtosha, na mashemasi wa kiume hupima kina cha mto. Ukibatizwa, watakusaidia kuingia majini na watakungojea na taulo.</p>',
    },
  },
  activities: {
    title: 'Food for students in need',
    content:
      '<p>If you have no money for food, ask any deaconess for a supper voucher, or write to us. You do not need to explain. The voucher has no name on it, and you pay with it at the staff canteen.</p><ul><li>Welcome desk and seating, with a row for wheelchairs</li><li>Visits to the sick bay and the county hospital</li><li>Clothes cupboard in the Student Centre, open on Thursdays</li><li>Lost property: ask at the welcome desk</li></ul>',
    swahili: {
      title: 'Chakula kwa wanafunzi wenye mahitaji',
      content:
        '<p>Ukiwa huna pesa za chakula, mwombe shemasi yeyote wa kike vocha ya chakula cha jioni, au tuandikie. Huhitaji kueleza sababu. Vocha haina jina, nawe unailipia chakula kwenye mkahawa wa wafanyakazi.</p><ul><li>Meza ya makaribisho na kuketisha watu, pamoja na safu ya viti vya magurudumu</li><li>Kuwatembelea wagonjwa katika zahanati ya chuo na hospitali ya kaunti</li><li>Kabati la nguo katika Kituo cha Wanafunzi, hufunguliwa Alhamisi</li><li>Vitu vilivyopotea: uliza kwenye meza ya makaribisho</li></ul>',
    },
  },
  schedule: {
    content:
      '<p>Setting up: Fridays from 4:30 PM, before Vespers at {{service:vespers.time}}.</p><p>On Sabbath: from 6:30 AM, in two shifts.</p><p>Training for new deacons: first Sunday of the semester.</p>',
    swahili: {
      content:
        '<p>Kuandaa ukumbi: Ijumaa kuanzia 4:30 PM, kabla ya ibada ya Vespers ({{service:vespers.time}}).</p><p>Siku ya Sabato: kuanzia 6:30 AM, kwa zamu mbili.</p><p>Mafunzo ya mashemasi wapya: Jumapili ya kwanza ya muhula.</p>',
    },
  },
  leadership: {
    content:
      '<p>Josphat Kimutai Cheruiyot, head deacon</p><p>Beatrice Moraa Nyakundi, head deaconess</p><p>Zipporah Kadzo Mwaringa, welcome desk</p>',
    swahili: {
      content:
        '<p>Josphat Kimutai Cheruiyot, shemasi mkuu</p><p>Beatrice Moraa Nyakundi, shemasi mkuu wa kike</p><p>Zipporah Kadzo Mwaringa, meza ya makaribisho</p>',
    },
  },
  contact: {
    title: 'Help the deacons',
    content:
      '<p>Come to the hall on a Friday at 4:30 PM and ask for Kimutai. He shows you what to do. Everybody may help; deacons themselves are elected by the church each year.</p>',
    swahili: {
      title: 'Wasaidie mashemasi',
      content:
        '<p>Njoo ukumbini Ijumaa 4:30 PM na umuulizie Kimutai. Atakuonyesha la kufanya. Kila mtu anaweza kusaidia; mashemasi wenyewe huchaguliwa na kanisa kila mwaka.</p>',
    },
  },
};

type Row = readonly [string, string, string];

const tableWith =
  (...heads: Row) =>
  (...rows: readonly Row[]) =>
    `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
      .map(
        ([first, second, third]) =>
          `<tr><th scope="row">${first}</th><td>${second}</td><td>${third}</td></tr>`,
      )
      .join('')}</tbody></table>`;

const timetable = tableWith('When', 'What', 'Where');
const timetableInSwahili = tableWith('Lini', 'Nini', 'Wapi');
const families = tableWith('Family', 'Meets in', 'Reads this semester');
const familiesInSwahili = tableWith('Familia', 'Mahali pa kukutana', 'Inasoma muhula huu');

const PERSONAL_MINISTRIES: PageContentSeed = {
  hero_title: { title: 'Personal Ministries', swahili: { title: 'Huduma za Binafsi' } },
  hero_subtitle: {
    content:
      'Twelve families study the Bible every {{service:family-meeting.day}}, {{service:family-meeting.hours}}. Join one of them.',
    swahili: {
      content:
        'Familia kumi na mbili hujifunza Biblia kila {{service:family-meeting.day}}, {{service:family-meeting.hours}}. Jiunge na mojawapo.',
    },
  },
  hero_image: { picture: 'slide-family' },
  introduction: {
    title: 'A family of about twenty',
    content:
      '<p>A family is a group that studies the Bible together. In each family there are students from different schools, years and home counties, and two family heads lead it.</p><p>When you join, a family head writes to you and tells you where to come. The family meets every {{service:family-meeting.day}}, eats together once a month, and visits you when you are ill.</p>',
    swahili: {
      title: 'Familia ya watu kama ishirini',
      content:
        '<p>Familia ni kikundi kinachojifunza Biblia pamoja. Katika kila familia kuna wanafunzi wa vitivo, miaka na kaunti mbalimbali, na wakuu wawili wa familia huiongoza.</p><p>Ukijiunga, mkuu wa familia atakuandikia na kukuambia mahali pa kuja. Familia hukutana kila {{service:family-meeting.day}}, hula pamoja mara moja kwa mwezi, na hukutembelea unapougua.</p>',
    },
  },
  activities: {
    title: 'The twelve families',
    content: families(
      ['Family one', 'Room B12', 'Mark'],
      ['Family two', 'Room B14', 'Ruth and Jonah'],
      ['Family three', 'Hall 1, common room', 'James'],
      ['Family four', 'Hall 2, common room', 'Philippians'],
      ['Family five', 'Hall 3, reading room', 'Genesis 1 to 25'],
      ['Family six', 'Hall 4, common room', 'The parables'],
      ['Family seven', 'Engineering, room E7', 'Nehemiah'],
      ['Family eight', 'School of Education, room 3', 'Psalms'],
      ['Family nine', 'Health sciences, Block D', 'Luke'],
      ['Family ten', 'Student Centre, room 9', 'Acts'],
      ['Family eleven', 'Town group, the Gathogo home', 'John'],
      ['Family twelve', 'Staff quarters, house 14', 'Hebrews'],
    ),
    swahili: {
      title: 'Familia kumi na mbili',
      content: familiesInSwahili(
        ['Familia ya kwanza', 'Chumba B12', 'Marko'],
        ['Familia ya pili', 'Chumba B14', 'Ruthu na Yona'],
        ['Familia ya tatu', 'Hosteli 1, sebule ya pamoja', 'Yakobo'],
        ['Familia ya nne', 'Hosteli 2, sebule ya pamoja', 'Wafilipi'],
        ['Familia ya tano', 'Hosteli 3, chumba cha kusomea', 'Mwanzo 1 hadi 25'],
        ['Familia ya sita', 'Hosteli 4, sebule ya pamoja', 'Mifano ya Yesu'],
        ['Familia ya saba', 'Uhandisi, chumba E7', 'Nehemia'],
        ['Familia ya nane', 'Kitivo cha Elimu, chumba 3', 'Zaburi'],
        ['Familia ya tisa', 'Sayansi za afya, Block D', 'Luka'],
        ['Familia ya kumi', 'Kituo cha Wanafunzi, chumba 9', 'Matendo'],
        ['Familia ya kumi na moja', 'Kikundi cha mjini, nyumbani kwa Gathogo', 'Yohana'],
        ['Familia ya kumi na mbili', 'Nyumba za wafanyakazi, nyumba 14', 'Waebrania'],
      ),
    },
  },
  mission: {
    title: 'Studies for two or three',
    content:
      '<p>You can also study the Bible with one other person. Thirty of us have learned to lead such studies. You choose the book or the question, the place and the time: in the library café, outside, or on the phone. Write to us, and we will find somebody for you. You can stop at any time.</p>',
    swahili: {
      title: 'Kujifunza wawili au watatu',
      content:
        '<p>Unaweza pia kujifunza Biblia na mtu mmoja tu. Watu thelathini kati yetu wamejifunza kuongoza mafunzo kama hayo. Wewe unachagua kitabu au swali, mahali na wakati: katika mkahawa wa maktaba, nje, au kwa simu. Tuandikie, nasi tutakutafutia mtu. Unaweza kuacha wakati wowote.</p>',
    },
  },
  vision: {
    title: 'Those who stopped coming',
    content:
      '<p>Each family stays in touch with people who do not come any more. It visits them, sends them a message on their birthday, and brings them mandazi before the examinations. Everybody may come back at any time.</p>',
    swahili: {
      title: 'Walioacha kuja',
      content:
        '<p>Kila familia huendelea kuwasiliana na watu ambao hawaji tena. Huwatembelea, huwatumia ujumbe siku yao ya kuzaliwa, na huwaletea mandazi kabla ya mitihani. Kila mtu anaweza kurudi wakati wowote.</p>',
    },
  },
  schedule: {
    content: '<p>Family meal: last Tuesday of the month, from 6:00 PM.</p>',
    swahili: { content: '<p>Mlo wa familia: Jumanne ya mwisho ya mwezi, kuanzia 6:00 PM.</p>' },
  },
  leadership: {
    content:
      '<p>Rahab Atieno Okech, Personal Ministries leader</p><p>Mary Njeri Gathogo, elder for families and visitors</p>',
    swahili: {
      content:
        '<p>Rahab Atieno Okech, kiongozi wa Huduma za Binafsi</p><p>Mary Njeri Gathogo, mzee wa kanisa wa familia na wageni</p>',
    },
  },
  contact: {
    title: 'Find your family',
    content:
      '<p>Write to us which hall you live in and which year you are in. Before the next {{service:family-meeting.day}} we will send you the name and number of a family head. You can also go straight to a family: choose one in the list above whose room is near your hall.</p>',
    swahili: {
      title: 'Tafuta familia yako',
      content:
        '<p>Tuandikie hosteli unayoishi na mwaka wako wa masomo. Kabla ya {{service:family-meeting.day}} ijayo tutakutumia jina na nambari ya mkuu wa familia. Unaweza pia kwenda moja kwa moja kwa familia: chagua katika orodha iliyo hapo juu familia ambayo chumba chake kiko karibu na hosteli yako.</p>',
    },
  },
};

const PRAYER: PageContentSeed = {
  hero_title: { title: 'Prayer Department', swahili: { title: 'Idara ya Maombi' } },
  hero_subtitle: {
    content: 'Write your prayer request, and we will pray for it tomorrow morning.',
    swahili: { content: 'Andika ombi lako, nasi tutaliombea kesho asubuhi.' },
  },
  hero_image: { picture: 'hands' },
  introduction: {
    title: 'What happens to your request',
    content:
      '<p>A prayer leader reads it, usually on the same day. If you allow it, we show it on the prayer wall below, so that others can pray for it too. We pray for every request at the next morning prayer, whether it is on the wall or not. If you do not give your name, we pray without a name.</p><p>Eight zone leaders pray for the requests with students in the halls of residence. When God has answered, tell us, and we will thank him together with you.</p>',
    swahili: {
      title: 'Jinsi ombi lako linavyoshughulikiwa',
      content:
        '<p>Kiongozi wa maombi hulisoma, kwa kawaida siku hiyo hiyo. Ukiruhusu, tunalionyesha kwenye ukuta wa maombi ulio hapa chini, ili wengine nao waliombee. Tunaliombea kila ombi katika maombi ya asubuhi inayofuata, liwe ukutani au la. Usipotaja jina lako, tunaomba bila kutaja jina.</p><p>Viongozi wanane wa kanda huyaombea maombi hayo pamoja na wanafunzi katika hosteli. Mungu akijibu, tuambie, nasi tutamshukuru pamoja nawe.</p>',
    },
  },
  activities: {
    title: 'Ways to pray with us',
    content:
      '<ul><li><strong>Morning prayer</strong>: thirty minutes, then we eat porridge together.</li><li><strong>Evening prayer</strong> for the requests that came in during the week.</li><li><strong>Fasting</strong> once a semester, before the examinations, from Friday’s lunch to Sabbath’s.</li><li><strong>Ten Days of Prayer</strong> once a year, with churches all over the world.</li></ul>',
    swahili: {
      title: 'Njia za kuomba pamoja nasi',
      content:
        '<ul><li><strong>Maombi ya asubuhi</strong>: dakika thelathini, kisha tunakunywa uji pamoja.</li><li><strong>Maombi ya jioni</strong> kwa ajili ya mahitaji yaliyotufikia katika wiki.</li><li><strong>Kufunga</strong> mara moja kila muhula, kabla ya mitihani, tangu chakula cha mchana cha Ijumaa hadi cha Sabato.</li><li><strong>Siku Kumi za Maombi</strong> mara moja kwa mwaka, pamoja na makanisa ulimwenguni kote.</li></ul>',
    },
  },
  schedule: {
    content:
      '<p><strong>Morning prayer</strong><br>Every day, 4:30 – 5:00 AM</p><p><strong>Evening prayer</strong><br>Monday, Wednesday and Friday, {{service:prayer.hours}}</p><p><strong>Fasting</strong><br>Once each semester</p>',
    swahili: {
      content:
        '<p><strong>Maombi ya asubuhi</strong><br>Kila siku, 4:30 – 5:00 AM</p><p><strong>Maombi ya jioni</strong><br>Jumatatu, Jumatano na Ijumaa, {{service:prayer.hours}}</p><p><strong>Kufunga</strong><br>Mara moja kila muhula</p>',
    },
  },
  leadership: {
    content: '<p>Esther Mumbua Musyoka, prayer coordinator</p><p>Eight zone leaders</p>',
    swahili: { content: '<p>Esther Mumbua Musyoka, mratibu wa maombi</p><p>Viongozi wanane wa kanda</p>' },
  },
  contact: {
    title: 'Pray with us',
    content:
      '<p>The prayer room is open day and night, and you may pray there at any time. To join morning or evening prayer, just come; you do not need to register.</p>',
    swahili: {
      title: 'Omba pamoja nasi',
      content:
        '<p>Chumba cha maombi kiko wazi mchana na usiku, na unaweza kuomba humo wakati wowote. Ukitaka kujiunga na maombi ya asubuhi au ya jioni, njoo tu; huhitaji kujiandikisha.</p>',
    },
  },
};

const AMO_ALO: PageContentSeed = {
  hero_title: { title: 'AMO and ALO', swahili: { title: 'AMO na ALO' } },
  hero_subtitle: {
    content: 'Groups for Adventist men and Adventist ladies: we talk, learn and serve together.',
    swahili: {
      content:
        'Vikundi vya wanaume na wanawake Waadventista: tunazungumza, tunajifunza na tunahudumu pamoja.',
    },
  },
  hero_image: { picture: 'amo-alo' },
  introduction: {
    title: 'Two groups',
    content:
      '<p>The Adventist Men’s Organisation and the Adventist Ladies’ Organisation meet on the same afternoon, in two rooms. We talk about subjects that are hard to discuss in public: money, parents, courtship, examinations, health, anger and prayer. We do not repeat outside what somebody said in the group.</p>',
    swahili: {
      title: 'Vikundi viwili',
      content:
        '<p>Umoja wa Wanaume Waadventista (AMO) na Umoja wa Wanawake Waadventista (ALO) hukutana alasiri ile ile, katika vyumba viwili. Tunazungumza kuhusu mambo ambayo ni magumu kuyajadili hadharani: pesa, wazazi, uchumba, mitihani, afya, hasira na maombi. Haturudii nje yale ambayo mtu ameyasema kikundini.</p>',
    },
  },
  mission: {
    title: 'AMO: the men',
    content:
      '<p>AMO has fifteen men. They repair what is broken in the children’s home at Kilele market and help people who cannot walk to the camp. Each of them has a mentor, a graduate who calls him once a month.</p>',
    swahili: {
      title: 'AMO: wanaume',
      content:
        '<p>AMO ina wanaume kumi na watano. Hutengeneza vilivyoharibika katika makao ya watoto yaliyo kwenye soko la Kilele, na huwasaidia wasioweza kutembea hadi kambini. Kila mmoja wao ana mshauri, mhitimu wa chuo anayempigia simu mara moja kwa mwezi.</p>',
    },
  },
  vision: {
    title: 'ALO: the ladies',
    content:
      '<p>If you are a first-year woman and want a mentor, ALO finds an older student of your school for you. ALO also keeps a cupboard with free sanitary pads in each ladies’ hall, and teaches self-defence once a semester.</p>',
    swahili: {
      title: 'ALO: wanawake',
      content:
        '<p>Ikiwa wewe ni mwanafunzi wa kike wa mwaka wa kwanza na unataka mshauri, ALO itakutafutia mwanafunzi aliyekutangulia katika kitivo chako. ALO pia huweka pedi za bure katika kabati la kila hosteli ya wanawake, na hufundisha kujilinda mara moja kila muhula.</p>',
    },
  },
  activities: {
    title: 'Once a semester, together',
    content:
      '<p>Each semester the two groups do one project together: last semester forty desks for a primary school, this semester a rainwater tank. They also have one dinner together, and the men cook.</p>',
    swahili: {
      title: 'Mara moja kila muhula, pamoja',
      content:
        '<p>Kila muhula vikundi hivi viwili hufanya mradi mmoja pamoja: muhula uliopita madawati arobaini kwa shule ya msingi, muhula huu tangi la maji ya mvua. Pia hula chakula cha jioni pamoja, na wanaume ndio hupika.</p>',
    },
  },
  schedule: {
    content: '<p>Second Sunday of the month, 2:00 – 4:00 PM, Student Centre, ground floor.</p>',
    swahili: {
      content: '<p>Jumapili ya pili ya mwezi, 2:00 – 4:00 PM, Kituo cha Wanafunzi, orofa ya chini.</p>',
    },
  },
  leadership: {
    content: '<p>Moses Wafula Khaemba, AMO</p><p>Ruth Jelagat Too, ALO</p>',
    swahili: { content: '<p>Moses Wafula Khaemba, AMO</p><p>Ruth Jelagat Too, ALO</p>' },
  },
  contact: {
    title: 'Come to the next meeting',
    content:
      '<p>Come to the Student Centre and choose your group. You may just listen, for as long as you like.</p>',
    swahili: {
      title: 'Njoo kwenye kikao kijacho',
      content:
        '<p>Njoo katika Kituo cha Wanafunzi na uchague kikundi chako. Unaweza kusikiliza tu, kwa muda upendao.</p>',
    },
  },
};

const HEALTH: PageContentSeed = {
  hero_title: { title: 'Health Class Ministry', swahili: { title: 'Huduma ya Darasa la Afya' } },
  hero_subtitle: {
    content: 'Free clinics, cooking classes, and advice for students who live in halls.',
    swahili: {
      content: 'Kliniki za bure, madarasa ya mapishi, na ushauri kwa wanafunzi wanaoishi hosteli.',
    },
  },
  hero_image: { picture: 'health' },
  introduction: {
    title: 'What we teach, and to whom',
    content:
      '<p>The health class is for people who live in halls of residence: how to eat well for one hundred shillings, how to sit when you study, what to do when you cannot sleep. Students of medicine, nursing and nutrition teach it, together with a doctor.</p><p>For Adventists, health is a part of faith. We teach eight habits: good food, exercise, water, sunlight, temperance, fresh air, rest, and trust in God.</p>',
    swahili: {
      title: 'Tunachofundisha, na tunaowafundisha',
      content:
        '<p>Darasa la afya ni la wanaoishi hosteli: jinsi ya kula vizuri kwa shilingi mia moja, jinsi ya kuketi unaposoma, na la kufanya usipopata usingizi. Hufundishwa na wanafunzi wa udaktari, uuguzi na lishe, pamoja na daktari.</p><p>Kwa Waadventista, afya ni sehemu ya imani. Tunafundisha mazoea manane: chakula bora, mazoezi, maji, mwanga wa jua, kiasi, hewa safi, pumziko, na kumtumaini Mungu.</p>',
    },
  },
  activities: {
    title: 'Where you find us',
    content:
      '<ul><li><strong>Market clinic</strong>: we test blood pressure, blood sugar and eyesight, free of charge. Over four thousand people have come so far.</li><li><strong>Cooking class</strong>: four cheap dishes that you can cook on one burner.</li><li><strong>Walk before breakfast</strong>: Sundays, from the main gate.</li><li><strong>Peer listeners</strong>: thirty students who have learned to listen. Call one of them when you feel very sad or afraid; they also know which doctor or counsellor can help.</li></ul>',
    swahili: {
      title: 'Unapoweza kutupata',
      content:
        '<ul><li><strong>Kliniki ya sokoni</strong>: tunapima shinikizo la damu, sukari ya damu na macho, bila malipo. Zaidi ya watu elfu nne wamekuja hadi sasa.</li><li><strong>Darasa la mapishi</strong>: vyakula vinne vya bei nafuu unavyoweza kupika kwenye jiko moja.</li><li><strong>Matembezi kabla ya kiamshakinywa</strong>: Jumapili, kutoka lango kuu.</li><li><strong>Wenzako wa kukusikiliza</strong>: wanafunzi thelathini waliojifunza kusikiliza. Mpigie mmoja wao simu ukiwa na huzuni nyingi au hofu; wanajua pia daktari au mshauri anayeweza kusaidia.</li></ul>',
    },
  },
  additional_info: {
    title: 'If it is urgent',
    content:
      '<p>We are a class, not a clinic. In an emergency go to the university health centre beside the swimming pool; it is open day and night, and students pay nothing.</p>',
    swahili: {
      title: 'Ikiwa ni dharura',
      content:
        '<p>Sisi ni darasa, si kliniki. Wakati wa dharura nenda kwenye kituo cha afya cha chuo kikuu, kando ya bwawa la kuogelea; kiko wazi mchana na usiku, na wanafunzi hawalipi chochote.</p>',
    },
  },
  schedule: {
    content: timetable(
      ['Third Sunday of the month, 4:00 PM', 'Health class', 'Nursing skills lab, Block D'],
      ['One Sunday in the month, 8:00 AM – 2:00 PM', 'Market clinic', 'The next date is among the events'],
    ),
    swahili: {
      content: timetableInSwahili(
        ['Jumapili ya tatu ya mwezi, 4:00 PM', 'Darasa la afya', 'Maabara ya mafunzo ya uuguzi, Block D'],
        ['Jumapili moja ya mwezi, 8:00 AM – 2:00 PM', 'Kliniki ya sokoni', 'Tarehe ijayo iko kwenye matukio'],
      ),
    },
  },
  leadership: {
    content: '<p>Dr. Halima Chepkoech Langat, health ministries director</p>',
    swahili: { content: '<p>Dr. Halima Chepkoech Langat, mkurugenzi wa huduma za afya</p>' },
  },
  contact: {
    title: 'Help at the clinic',
    content:
      '<p>You do not need to study medicine. We also need people who write down names, carry tables and serve tea. Register on the page of the next clinic, or write to us.</p>',
    swahili: {
      title: 'Saidia kwenye kliniki',
      content:
        '<p>Si lazima usomee udaktari. Tunahitaji pia watu wa kuandika majina, kubeba meza na kuandaa chai. Jiandikishe kwenye ukurasa wa kliniki ijayo, au tuandikie.</p>',
    },
  },
};

const SABBATH_SCHOOL: PageContentSeed = {
  hero_title: { title: 'Sabbath School', swahili: { title: 'Shule ya Sabato' } },
  hero_subtitle: {
    content: 'The Bible in classes of about twelve, where you may ask what you like.',
    swahili: {
      content: 'Biblia katika madarasa ya watu kama kumi na wawili, ambapo unaweza kuuliza chochote.',
    },
  },
  hero_image: { picture: 'sabbath-school' },
  introduction: {
    title: 'How the morning goes',
    content:
      '<p>At {{service:morning-prayer.time}} we pray together. At {{service:sabbath-school-programme.time}} the programme begins: singing, the mission story, and news from the world church. At {{service:lesson-study.time}} everybody goes to one of nineteen classes. All classes study the same lesson as Adventists all over the world, thirteen lessons in a quarter.</p><p>In the classes people talk with one another; ask whatever you like. Nobody is asked to read aloud or to pray.</p>',
    swahili: {
      title: 'Utaratibu wa asubuhi',
      content:
        '<p>Kuanzia {{service:morning-prayer.time}} tunaomba pamoja. Kuanzia {{service:sabbath-school-programme.time}} kuna programu: nyimbo, kisa cha misheni, na habari za kanisa la ulimwengu. Kuanzia {{service:lesson-study.time}} kila mtu huenda katika mojawapo ya madarasa kumi na tisa. Madarasa yote hujifunza lesoni ile ile ya Waadventista ulimwenguni kote, lesoni kumi na tatu kila robo mwaka.</p><p>Darasani watu huzungumza wao kwa wao; uliza lolote upendalo. Hakuna anayeombwa kusoma kwa sauti au kuomba.</p>',
    },
  },
  activities: {
    title: 'Find your class',
    content:
      '<ul><li><strong>Visitors’ class</strong>: one short text, explained from the beginning. You do not need to know the Bible.</li><li><strong>English classes</strong>, one or more for each school.</li><li><strong>Darasa la Kiswahili</strong>: a class in Kiswahili.</li><li><strong>Children and teenagers</strong>, by age.</li><li><strong>Baptismal class</strong>: thirteen lessons, no examination.</li></ul>',
    swahili: {
      title: 'Tafuta darasa lako',
      content:
        '<ul><li><strong>Darasa la wageni</strong>: andiko moja fupi, linaloelezwa tangu mwanzo. Huhitaji kuijua Biblia.</li><li><strong>Madarasa ya Kiingereza</strong>, moja au zaidi kwa kila kitivo.</li><li><strong>Darasa la Kiswahili</strong>: somo kwa Kiswahili.</li><li><strong>Watoto na vijana</strong>, kwa umri.</li><li><strong>Darasa la ubatizo</strong>: masomo kumi na matatu, hakuna mtihani.</li></ul>',
    },
  },
  mission: {
    title: 'The thirteenth Sabbath',
    content:
      '<p>Four times a year the offering of the thirteenth Sabbath goes to a few projects in one part of the world, such as a school or a clinic. Before the offering the children act the story of one project.</p>',
    swahili: {
      title: 'Sabato ya kumi na tatu',
      content:
        '<p>Mara nne kwa mwaka sadaka ya Sabato ya kumi na tatu huenda kwa miradi michache katika sehemu moja ya dunia, kama shule au kliniki. Kabla ya sadaka watoto huigiza kisa cha mradi mmoja.</p>',
    },
  },
  schedule: {
    content: timetable(
      ['Sabbath, in the lesson study', 'Visitors’ class', 'The front pews on the left'],
      ['Sabbath, in the lesson study', 'English classes, by school', 'The hall and the rooms around it'],
      ['Sabbath, in the lesson study', 'Darasa la Kiswahili', 'The chapel'],
      ['Sabbath, in the lesson study', 'Children and teenagers, from two years on', 'Student Centre'],
    ),
    swahili: {
      content: timetableInSwahili(
        ['Sabato, wakati wa lesoni', 'Darasa la wageni', 'Viti vya mbele upande wa kushoto'],
        [
          'Sabato, wakati wa lesoni',
          'Madarasa ya Kiingereza, kwa vitivo',
          'Ukumbini na katika vyumba vinavyouzunguka',
        ],
        ['Sabato, wakati wa lesoni', 'Darasa la Kiswahili', 'Kanisa dogo'],
        ['Sabato, wakati wa lesoni', 'Watoto na vijana, kuanzia miaka miwili', 'Kituo cha Wanafunzi'],
      ),
    },
  },
  leadership: {
    content: '<p>Faith Nyaboke Ombati, superintendent</p><p>Nineteen teachers, each with a stand-in</p>',
    swahili: {
      content:
        '<p>Faith Nyaboke Ombati, msimamizi</p><p>Walimu kumi na tisa, kila mmoja na msaidizi wa kushika nafasi yake</p>',
    },
  },
  contact: {
    title: 'Study, or teach',
    content:
      '<p>You can read the lesson free of charge by the classroom link, from the Sunday before. If you would like to teach, come to the lesson harmonization first: {{service:lesson-harmonization.day}}, {{service:lesson-harmonization.hours}}, {{service:lesson-harmonization.place}}.</p>',
    swahili: {
      title: 'Keti darasani, au fundisha',
      content:
        '<p>Unaweza kusoma lesoni bila malipo kwenye kiungo cha darasa, tangu Jumapili iliyotangulia. Ukipenda kufundisha, njoo kwanza kwenye kikao cha kuoanisha lesoni: {{service:lesson-harmonization.day}}, {{service:lesson-harmonization.hours}}, {{service:lesson-harmonization.place}}.</p>',
    },
  },
};

const PROPHECY: PageContentSeed = {
  hero_title: { title: 'Prophecy', swahili: { title: 'Unabii' } },
  hero_subtitle: {
    content: 'We read the books of Daniel and Revelation together, and learn about the history behind them.',
    swahili: {
      content: 'Tunasoma pamoja vitabu vya Danieli na Ufunuo, na kujifunza historia yake.',
    },
  },
  hero_image: { picture: 'prophecy' },
  introduction: {
    title: 'Reading slowly',
    content:
      '<p>The prophets wrote to people who lived under great empires, to give them hope. So we first ask what a text meant for them, and then what it means for us today.</p><p>Eighteen people belong to the circle, students and people from the town, and there is room for more. You do not have to agree with everything.</p>',
    swahili: {
      title: 'Kusoma polepole',
      content:
        '<p>Manabii waliwaandikia watu walioishi chini ya himaya kubwa, ili kuwapa tumaini. Kwa hiyo kwanza tunauliza andiko lilimaanisha nini kwao, kisha linamaanisha nini kwetu leo.</p><p>Kikundi kina watu kumi na wanane, wanafunzi na watu wa mjini, na bado kuna nafasi. Si lazima ukubaliane na kila jambo.</p>',
    },
  },
  activities: {
    title: 'This semester',
    content:
      '<ol><li>Daniel 2: the statue and the stone</li><li>Daniel 7: four beasts and a court</li><li>Daniel 8 and 9: the prayer in the middle</li><li>Revelation 1 to 3: seven letters</li><li>Revelation 4 and 5: the Lamb</li><li>Revelation 12 to 14: three angels and one gospel</li></ol>',
    swahili: {
      title: 'Muhula huu',
      content:
        '<ol><li>Danieli 2: sanamu na jiwe</li><li>Danieli 7: wanyama wanne na mahakama</li><li>Danieli 8 na 9: sala iliyo katikati</li><li>Ufunuo 1 hadi 3: barua saba</li><li>Ufunuo 4 na 5: Mwana-Kondoo</li><li>Ufunuo 12 hadi 14: malaika watatu na injili moja</li></ol>',
    },
  },
  vision: {
    title: 'What we have agreed on',
    content:
      '<p>We do not set dates, and we do not name politicians of today. At the end of each evening we ask what the chapter tells us about Jesus.</p>',
    swahili: {
      title: 'Tuliyokubaliana',
      content:
        '<p>Hatupangi tarehe, wala hatutaji wanasiasa wa leo. Mwisho wa kila jioni tunauliza sura hiyo inatuambia nini kumhusu Yesu.</p>',
    },
  },
  schedule: {
    content: timetable(['Every other Sunday, 4:00 – 5:30 PM', 'Daniel and Revelation', 'Lecture Theatre 2']),
    swahili: {
      content: timetableInSwahili([
        'Jumapili, kila baada ya wiki mbili, 4:00 – 5:30 PM',
        'Danieli na Ufunuo',
        'Ukumbi wa Mihadhara 2',
      ]),
    },
  },
  leadership: {
    content: '<p>Leonard Muriithi Gitonga, with guests from the School of History</p>',
    swahili: { content: '<p>Leonard Muriithi Gitonga, pamoja na wageni kutoka Kitivo cha Historia</p>' },
  },
  contact: {
    title: 'Join the circle',
    content:
      '<p>Come to the next evening; you can join at any chapter. You find the notes of each evening by the classroom link.</p>',
    swahili: {
      title: 'Jiunge na kikundi',
      content:
        '<p>Njoo jioni ijayo; unaweza kujiunga katika sura yoyote. Maelezo ya kila jioni yako kwenye kiungo cha darasa.</p>',
    },
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
