import type { PageContentSeed } from './page-content-seed';

const DEACONRY: PageContentSeed = {
  hero_title: { title: 'Deaconry', swahili: { title: 'Ushemasi' } },
  hero_subtitle: {
    content: 'The people who make it look as if the Sabbath had happened by itself.',
    swahili: { content: 'Wanaoifanya Sabato ionekane kana kwamba imejiendesha yenyewe.' },
  },
  hero_image: { picture: 'deaconry' },
  introduction: {
    title: 'What deacons and deaconesses do',
    content:
      '<p>When you find a chair, a hymnal and somebody who knows your name, a deacon has been there since half past six. Seventeen deacons and deaconesses open the hall, set four hundred chairs, watch the parking, count the offering with the treasurer, and lock up when the last song is over.</p><p>The word means servant. In the book of Acts the first seven were chosen so that nobody at the table was forgotten, and that is still the better half of the work: noticing who is missing, who is ill, and who has not eaten.</p>',
    swahili: {
      title: 'Wanachofanya mashemasi',
      content:
        '<p>Ukipata kiti, kitabu cha nyimbo na mtu anayejua jina lako, ujue shemasi alikuwapo tangu saa kumi na mbili na nusu asubuhi. Mashemasi kumi na saba, wanaume na wanawake, hufungua ukumbi, hupanga viti mia nne, husimamia maegesho ya magari, huhesabu sadaka pamoja na mweka hazina, na hufunga milango wimbo wa mwisho unapokwisha.</p><p>Neno lenyewe maana yake ni mtumishi. Katika kitabu cha Matendo, wale saba wa kwanza walichaguliwa ili asisahauliwe mtu yeyote mezani, na hadi leo hiyo ndiyo nusu iliyo bora ya kazi yetu: kutambua nani hayupo, nani ni mgonjwa, na nani hajala.</p>',
    },
  },
  mission: {
    title: 'The table, the water and the bread',
    content:
      '<p>Once a quarter we prepare communion: the bread is baked on Friday, the basins and towels for foot-washing are laid out by school and hall. Before a baptism the deaconesses fit the robes and the deacons sound the river. If you are about to be baptised, they are the last people you speak to on the bank and the first who hold out a towel.</p>',
    swahili: {
      title: 'Meza, maji na mkate',
      content:
        '<p>Mara moja kila robo mwaka tunaandaa Meza ya Bwana: mkate huokwa Ijumaa, na mabeseni na taulo za kutawadhana miguu hupangwa kwa vitivo na hosteli. Kabla ya ubatizo, mashemasi wa kike huhakikisha kila joho linamtosha mwenyewe, na mashemasi wa kiume hupima kina cha mto. Ukiwa karibu kubatizwa, wao ndio watu wa mwisho utakaozungumza nao ukingoni, na wa kwanza kukupa taulo.</p>',
    },
  },
  activities: {
    title: 'Nobody sits an examination hungry',
    content:
      '<p>The supper vouchers began with one student who fainted in the library. They are paper, they carry no name, and they are taken at the staff canteen like money. Ask any deaconess, or write to us; you do not need to explain.</p><ul><li>Welcome desk and seating, with a row for wheelchairs</li><li>Visits to the sick bay and the county hospital</li><li>Clothes cupboard in the Student Centre, open on Thursdays</li><li>Lost property, which is mostly umbrellas</li></ul>',
    swahili: {
      title: 'Hakuna anayefanya mtihani akiwa na njaa',
      content:
        '<p>Vocha za chakula cha jioni zilianza na mwanafunzi mmoja aliyezirai maktabani. Ni za karatasi, hazina jina, na hupokelewa kama pesa kwenye mkahawa wa wafanyakazi. Muulize shemasi yeyote wa kike, au tuandikie; huhitaji kueleza sababu.</p><ul><li>Meza ya makaribisho na kuketisha watu, pamoja na safu ya viti vya magurudumu</li><li>Kuwatembelea wagonjwa katika zahanati ya chuo na hospitali ya kaunti</li><li>Kabati la nguo katika Kituo cha Wanafunzi, hufunguliwa Alhamisi</li><li>Vitu vilivyopotea, na vingi ni miavuli</li></ul>',
    },
  },
  schedule: {
    content:
      '<p>Setting up: Fridays from 4:30 PM, before Vespers.</p><p>On Sabbath: from 6:30 AM, in two shifts.</p><p>Training for new deacons: first Sunday of the semester.</p>',
    swahili: {
      content:
        '<p>Kuandaa ukumbi: Ijumaa kuanzia 4:30 PM, kabla ya ibada ya jioni.</p><p>Siku ya Sabato: kuanzia 6:30 AM, kwa zamu mbili.</p><p>Mafunzo ya mashemasi wapya: Jumapili ya kwanza ya muhula.</p>',
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
    title: 'Carry a chair with us',
    content:
      '<p>Come on a Friday at half past four and ask for Kimutai. You need no office to help; the offices are filled each year by vote, mostly with people who had been helping anyway.</p>',
    swahili: {
      title: 'Beba kiti pamoja nasi',
      content:
        '<p>Njoo Ijumaa saa kumi na nusu jioni na umuulizie Kimutai. Huhitaji cheo ili kusaidia; nafasi hujazwa kila mwaka kwa kura, na wengi wanaochaguliwa tayari walikuwa wakisaidia.</p>',
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
    content: 'Twelve families meet every Tuesday. One of them has a chair for you.',
    swahili: { content: 'Familia kumi na mbili hukutana kila Jumanne. Mojawapo ina kiti chako.' },
  },
  hero_image: { picture: 'slide-family' },
  introduction: {
    title: 'A family of about twenty',
    content:
      '<p>On your first Sabbath somebody asks where you sleep and what you study, and on the Tuesday after that you have a family. Each of the twelve is a mix of schools, years and home counties, with two family heads who were once as new as you are.</p><p>A family reads the Bible together, eats together once a month, and notices when you stop coming. It is the smallest form of this church, and for most of us the one that lasted.</p>',
    swahili: {
      title: 'Familia ya watu kama ishirini',
      content:
        '<p>Sabato yako ya kwanza mtu hukuuliza unaishi hosteli gani na unasomea nini, na Jumanne inayofuata tayari una familia. Kila moja kati ya hizo kumi na mbili ni mchanganyiko wa vitivo, miaka na kaunti za nyumbani, pamoja na wakuu wawili wa familia ambao nao waliwahi kuwa wageni kama wewe.</p><p>Familia husoma Biblia pamoja, hula pamoja mara moja kwa mwezi, na hutambua unapoacha kuja. Ndiyo sehemu ndogo kabisa ya kanisa hili, na kwa wengi wetu ndiyo iliyodumu.</p>',
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
      '<p>If you would rather begin alone with one person, say so. Thirty of us have learned to give Bible studies: in the library café, under the jacarandas, on the telephone. You choose the book or the question. There is no course to finish and nobody counts.</p>',
    swahili: {
      title: 'Kujifunza wawili au watatu',
      content:
        '<p>Ukipendelea kuanza na mtu mmoja tu, sema. Watu thelathini kati yetu wamejifunza kuongoza mafunzo ya Biblia: katika mkahawa wa maktaba, chini ya mijakaranda, kwa simu. Wewe ndiye unayechagua kitabu au swali. Hakuna kozi ya kumaliza, wala hakuna anayehesabu.</p>',
    },
  },
  vision: {
    title: 'Those who stopped coming',
    content:
      '<p>Every family keeps a short list of people who used to sit with it. Nobody on it gets a speech. They get a visit, a birthday message, and mandazi before the examinations. Some come back; all of them stay friends.</p>',
    swahili: {
      title: 'Walioacha kuja',
      content:
        '<p>Kila familia ina orodha fupi ya watu waliokuwa wakiketi nayo. Hakuna kati yao anayehubiriwa. Hutembelewa, hutumiwa ujumbe siku yao ya kuzaliwa, na huletewa mandazi kabla ya mitihani. Baadhi hurudi; wote hubaki kuwa marafiki.</p>',
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
      '<p>Tell us your hall and your year, and we will send you the name of a family head before Tuesday. Or simply go to the room next to yours in the table.</p>',
    swahili: {
      title: 'Tafuta familia yako',
      content:
        '<p>Tuambie hosteli yako na mwaka wako wa masomo, nasi tutakutumia jina la mkuu wa familia kabla ya Jumanne. Au tafuta katika orodha chumba kilicho karibu nawe, kisha nenda tu.</p>',
    },
  },
};

const PRAYER: PageContentSeed = {
  hero_title: { title: 'Prayer Department', swahili: { title: 'Idara ya Maombi' } },
  hero_subtitle: {
    content: 'Write it down, and tomorrow before dawn somebody will have prayed for it.',
    swahili: { content: 'Andika ombi lako, na kesho kabla ya mapambazuko mtu atakuwa ameliombea.' },
  },
  hero_image: { picture: 'hands' },
  introduction: {
    title: 'What happens to your request',
    content:
      '<p>A person reads it, usually the same day. If you allow it, it goes up on the wall below, where anybody can pray along. Every request is named at the next morning prayer, whether it is on the wall or not; anonymous ones are prayed for as “somebody who asked”.</p><p>Eight zone leaders carry the requests into the halls of residence. We keep each one until the answer is known, and then we keep it for another reason.</p>',
    swahili: {
      title: 'Jinsi ombi lako linavyoshughulikiwa',
      content:
        '<p>Mtu hulisoma, kwa kawaida siku hiyo hiyo. Ukiruhusu, huwekwa kwenye ukuta wa maombi ulio hapa chini, ambapo yeyote anaweza kuomba pamoja nawe. Kila ombi hutajwa katika maombi ya asubuhi inayofuata, liwe ukutani au la; yaliyotumwa bila jina huombewa kama ya “mtu fulani aliyeomba”.</p><p>Viongozi wanane wa kanda huyapeleka maombi hayo katika hosteli. Tunahifadhi kila ombi hadi jibu lijulikane, kisha tunaendelea kulihifadhi kwa sababu nyingine.</p>',
    },
  },
  activities: {
    title: 'Ways to pray with us',
    content:
      '<ul><li><strong>Morning prayer</strong>, in the dark, thirty minutes, then porridge.</li><li><strong>Evening prayer</strong> for the requests that came in during the week.</li><li><strong>Fasting</strong> once a semester, before the examinations, from Friday’s lunch to Sabbath’s.</li><li><strong>Ten Days of Prayer</strong> once a year, with churches all over the world.</li></ul>',
    swahili: {
      title: 'Njia za kuomba pamoja nasi',
      content:
        '<ul><li><strong>Maombi ya asubuhi</strong>, kungali giza, dakika thelathini, kisha uji.</li><li><strong>Maombi ya jioni</strong> kwa ajili ya mahitaji yaliyotufikia katika wiki.</li><li><strong>Kufunga</strong> mara moja kila muhula, kabla ya mitihani, tangu chakula cha mchana cha Ijumaa hadi cha Sabato.</li><li><strong>Siku Kumi za Maombi</strong> mara moja kwa mwaka, pamoja na makanisa ulimwenguni kote.</li></ul>',
    },
  },
  schedule: {
    content:
      '<p><strong>Morning prayer</strong><br>Every day, 4:30 – 5:00 AM</p><p><strong>Evening prayer</strong><br>Monday, Wednesday and Friday, 5:00 – 6:00 PM</p><p><strong>Fasting</strong><br>Once each semester</p><p>In the Prayer Room, behind the hall.</p>',
    swahili: {
      content:
        '<p><strong>Maombi ya asubuhi</strong><br>Kila siku, 4:30 – 5:00 AM</p><p><strong>Maombi ya jioni</strong><br>Jumatatu, Jumatano na Ijumaa, 5:00 – 6:00 PM</p><p><strong>Kufunga</strong><br>Mara moja kila muhula</p><p>Katika Chumba cha Maombi, nyuma ya ukumbi.</p>',
    },
  },
  leadership: {
    content: '<p>Esther Mumbua Musyoka, prayer coordinator</p><p>Eight zone leaders</p>',
    swahili: { content: '<p>Esther Mumbua Musyoka, mratibu wa maombi</p><p>Viongozi wanane wa kanda</p>' },
  },
  contact: {
    title: 'Pray with us',
    content:
      '<p>The prayer room behind the hall is never locked. To join the early circle, come once; the second time you have a place.</p>',
    swahili: {
      title: 'Omba pamoja nasi',
      content:
        '<p>Chumba cha maombi kilicho nyuma ya ukumbi hakifungwi kwa kufuli kamwe. Ukitaka kujiunga na kikundi cha alfajiri, njoo mara moja; mara ya pili una nafasi yako.</p>',
    },
  },
};

const AMO_ALO: PageContentSeed = {
  hero_title: { title: 'AMO and ALO', swahili: { title: 'AMO na ALO' } },
  hero_subtitle: {
    content: 'Adventist men and Adventist ladies: two circles of honest talk, one project together.',
    swahili: {
      content: 'Wanaume na wanawake Waadventista: vikundi viwili vya mazungumzo ya wazi, mradi mmoja pamoja.',
    },
  },
  hero_image: { picture: 'amo-alo' },
  introduction: {
    title: 'Growing up, with company',
    content:
      '<p>The Adventist Men’s Organisation and the Adventist Ladies’ Organisation meet on the same afternoon in two rooms with the doors closed. What is said there stays there. The subjects are the ones for which a lecture hall is too big: money that does not last, fathers, courtship, exams, bodies, anger, and how one goes on praying when nothing happens.</p>',
    swahili: {
      title: 'Kukua pamoja na wenzako',
      content:
        '<p>Umoja wa Wanaume Waadventista (AMO) na Umoja wa Wanawake Waadventista (ALO) hukutana alasiri ile ile, katika vyumba viwili, milango ikiwa imefungwa. Yanayosemwa pale hubaki pale. Ni mambo yasiyozungumzika katika ukumbi mkubwa wa mihadhara: pesa zisizodumu, baba zetu, uchumba, mitihani, miili yetu, hasira, na jinsi ya kuendelea kuomba wakati hakuna kinachotokea.</p>',
    },
  },
  mission: {
    title: 'AMO: the men',
    content:
      '<p>Fifteen men who are learning to apologise early. They repair what is broken in the children’s home at Kilele market, carry whoever cannot walk up to the camp, and are paired each with a graduate who rings them once a month.</p>',
    swahili: {
      title: 'AMO: wanaume',
      content:
        '<p>Wanaume kumi na watano wanaojifunza kuomba msamaha mapema. Hutengeneza vilivyoharibika katika makao ya watoto yaliyo kwenye soko la Kilele, humbeba hadi kambini yeyote asiyeweza kupanda kwa miguu, na kila mmoja wao ana mhitimu wa chuo anayempigia simu mara moja kwa mwezi.</p>',
    },
  },
  vision: {
    title: 'ALO: the ladies',
    content:
      '<p>Every first-year woman who wants one is given a big sister in her own school. ALO keeps the cupboard of sanitary pads in each ladies’ hall filled, no questions asked, and runs the self-defence morning that the university has since copied.</p>',
    swahili: {
      title: 'ALO: wanawake',
      content:
        '<p>Kila mwanafunzi wa kike wa mwaka wa kwanza anayetaka hupewa dada mkubwa kutoka kitivo chake mwenyewe. ALO huhakikisha kabati la pedi katika kila hosteli ya wanawake limejaa, bila maswali yoyote, na huendesha asubuhi ya mafunzo ya kujilinda, ambayo baadaye chuo kikuu nacho kiliiga.</p>',
    },
  },
  activities: {
    title: 'Once a semester, together',
    content:
      '<p>One joint project: last semester forty desks for a primary school, this semester a rainwater tank. And one dinner for which the men cook. There have been no injuries so far.</p>',
    swahili: {
      title: 'Mara moja kila muhula, pamoja',
      content:
        '<p>Mradi mmoja wa pamoja: muhula uliopita madawati arobaini kwa shule ya msingi, muhula huu tangi la maji ya mvua. Na chakula kimoja cha jioni ambacho wanaume hupika. Hadi sasa hakuna aliyeumia.</p>',
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
    title: 'Come to the next circle',
    content: '<p>You may listen for a whole semester before you say a word. Most of us did.</p>',
    swahili: {
      title: 'Njoo kwenye kikao kijacho',
      content:
        '<p>Unaweza kusikiliza muhula mzima kabla ya kusema neno lolote. Wengi wetu tulifanya hivyo.</p>',
    },
  },
};

const HEALTH: PageContentSeed = {
  hero_title: { title: 'Health Class Ministry', swahili: { title: 'Huduma ya Darasa la Afya' } },
  hero_subtitle: {
    content: 'Market clinics, cooking on one gas ring, and a quiet word about sleep.',
    swahili: {
      content: 'Kliniki za sokoni, mapishi kwa jiko moja la gesi, na neno la utulivu kuhusu usingizi.',
    },
  },
  hero_image: { picture: 'health' },
  introduction: {
    title: 'What we teach, and to whom',
    content:
      '<p>The health class is for people who live in halls of residence: how to eat for a hundred shillings, how to study without wrecking your back, what to do about a heart that races at night. It is taught by students of medicine, nursing and nutrition, under the eye of a doctor who has seen worse.</p><p>Adventists have always thought of health as a part of faith. Eight habits hold it together: food, exercise, water, sunlight, temperance, air, rest, and trust in God. We are good at seven of them.</p>',
    swahili: {
      title: 'Tunachofundisha, na tunaowafundisha',
      content:
        '<p>Darasa la afya ni la wanaoishi hosteli: jinsi ya kula kwa shilingi mia moja, jinsi ya kusoma bila kuumiza mgongo, na la kufanya moyo unapoenda mbio usiku. Hufundishwa na wanafunzi wa udaktari, uuguzi na lishe, chini ya uangalizi wa daktari ambaye ameona makubwa zaidi.</p><p>Waadventista tangu mwanzo wameiona afya kuwa sehemu ya imani. Mazoea manane huitegemeza: chakula, mazoezi, maji, mwanga wa jua, kiasi, hewa safi, pumziko, na kumtumaini Mungu. Saba kati ya hayo tunayaweza vizuri.</p>',
    },
  },
  activities: {
    title: 'Where you find us',
    content:
      '<ul><li><strong>Market clinic</strong>: blood pressure, sugar, eyesight and a listening ear, free of charge. Over four thousand people so far.</li><li><strong>Cooking class</strong>: four dishes, one ring, beans that do not take all night.</li><li><strong>Walk before breakfast</strong>: Sundays, from the main gate.</li><li><strong>Peer listeners</strong>: thirty students who have learned to sit with somebody on a bad night. If it is very bad, they know whom to call.</li></ul>',
    swahili: {
      title: 'Unapoweza kutupata',
      content:
        '<ul><li><strong>Kliniki ya sokoni</strong>: shinikizo la damu, sukari, macho na mtu wa kukusikiliza, bila malipo. Zaidi ya watu elfu nne hadi sasa.</li><li><strong>Darasa la mapishi</strong>: vyakula vinne, jiko moja, maharagwe yasiyochukua usiku kucha.</li><li><strong>Matembezi kabla ya kiamshakinywa</strong>: Jumapili, kutoka lango kuu.</li><li><strong>Wenzako wa kukusikiliza</strong>: wanafunzi thelathini waliojifunza kukaa na mtu usiku ulio mgumu. Hali ikiwa mbaya sana, wanajua wa kumpigia simu.</li></ul>',
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
    title: 'Lend us a Sunday',
    content:
      '<p>Medical students are welcome; patience is the main requirement. If you can write names legibly, we need you most of all.</p>',
    swahili: {
      title: 'Tupe Jumapili moja',
      content:
        '<p>Wanafunzi wa udaktari wanakaribishwa; hitaji kuu ni subira. Kama unaweza kuandika majina yakasomeka, tunakuhitaji wewe zaidi ya wote.</p>',
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
      '<p>We begin with half an hour of prayer for those who come early. Then the superintendent’s programme: singing, the mission story, and news from the world church. At nine everybody goes to a class. Nineteen of them study the same lesson as Adventists from Lima to Lae, a quarter of thirteen lessons at a time.</p><p>A class is alive when the teacher has talked less than half of the time. Nobody is asked to read aloud or to pray unless they like to.</p>',
    swahili: {
      title: 'Utaratibu wa asubuhi',
      content:
        '<p>Tunaanza na nusu saa ya maombi kwa wanaofika mapema. Kisha ni programu ya msimamizi: nyimbo, kisa cha misheni, na habari za kanisa la ulimwengu. Saa tatu asubuhi kila mtu huenda darasani. Madarasa kumi na tisa hujifunza lesoni ile ile ya Waadventista kutoka Lima hadi Lae, lesoni kumi na tatu kila robo mwaka.</p><p>Darasa huwa hai mwalimu anapozungumza chini ya nusu ya muda. Hakuna anayeombwa kusoma kwa sauti au kuomba asipopenda.</p>',
    },
  },
  activities: {
    title: 'Find your class',
    content:
      '<ul><li><strong>Visitors’ class</strong>: no papers, no history, one text.</li><li><strong>English classes</strong>, one or more for each school.</li><li><strong>Darasa la Kiswahili</strong>, for whoever prays in it.</li><li><strong>Children and teenagers</strong>, by age.</li><li><strong>Baptismal class</strong>: thirteen lessons, no examination.</li></ul>',
    swahili: {
      title: 'Tafuta darasa lako',
      content:
        '<ul><li><strong>Darasa la wageni</strong>: hakuna fomu, hakuna maswali ya ulikotoka, andiko moja tu.</li><li><strong>Madarasa ya Kiingereza</strong>, moja au zaidi kwa kila kitivo.</li><li><strong>Darasa la Kiswahili</strong>, kwa yeyote anayeomba kwa Kiswahili.</li><li><strong>Watoto na vijana</strong>, kwa umri.</li><li><strong>Darasa la ubatizo</strong>: masomo kumi na matatu, hakuna mtihani.</li></ul>',
    },
  },
  mission: {
    title: 'The thirteenth Sabbath',
    content:
      '<p>Four times a year the offering of the thirteenth Sabbath goes to a few projects in one part of the world, a school here, a boat there. The children act out the story first; there is usually a goat.</p>',
    swahili: {
      title: 'Sabato ya kumi na tatu',
      content:
        '<p>Mara nne kwa mwaka sadaka ya Sabato ya kumi na tatu huenda kwa miradi michache katika sehemu moja ya dunia: shule hapa, mashua pale. Kwanza watoto huigiza kisa chenyewe; kwa kawaida huwamo mbuzi.</p>',
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
    title: 'Take a seat, or take a class',
    content:
      '<p>The lesson is in the classroom link, free, from the Sunday before. If you would like to teach, come to a Thursday harmonization first and sit at the back.</p>',
    swahili: {
      title: 'Keti darasani, au fundisha',
      content:
        '<p>Lesoni inapatikana kwenye kiungo cha darasa, bila malipo, tangu Jumapili iliyotangulia. Ukipenda kufundisha, njoo kwanza kwenye kikao cha Alhamisi cha kuoanisha lesoni, uketi nyuma.</p>',
    },
  },
};

const PROPHECY: PageContentSeed = {
  hero_title: { title: 'Prophecy', swahili: { title: 'Unabii' } },
  hero_subtitle: {
    content: 'Daniel and Revelation, with a history book open beside them and no charts until chapter seven.',
    swahili: {
      content:
        'Danieli na Ufunuo, kitabu cha historia kikiwa wazi kando yake, bila chati zozote hadi sura ya saba.',
    },
  },
  hero_image: { picture: 'prophecy' },
  introduction: {
    title: 'Reading slowly',
    content:
      '<p>Prophecy is not a timetable for the curious. It was written to people under empires, to tell them who holds the end of the story. So we read it as letters to them first: what did a potter in Smyrna hear? Then we ask what we hear.</p><p>The circle is eighteen people large and has room for twice that. Lawyers, a physicist, two mothers from town, and a man who disagrees with nearly everything and has not missed an evening.</p>',
    swahili: {
      title: 'Kusoma polepole',
      content:
        '<p>Unabii si ratiba ya kuwafurahisha wadadisi. Uliandikiwa watu walioishi chini ya himaya, kuwaambia ni nani aliyeshika mwisho wa historia. Kwa hiyo kwanza tunausoma kama barua kwao: mfinyanzi wa Smirna alisikia nini? Kisha tunauliza sisi tunasikia nini.</p><p>Kikundi kina watu kumi na wanane, na kina nafasi ya mara mbili ya hao. Wanasheria, mwanafizikia, akina mama wawili kutoka mjini, na mwanamume mmoja asiyekubaliana na karibu kila jambo, lakini hajakosa hata jioni moja.</p>',
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
      '<p>No dates. No names of living politicians. Whoever brings a video watches it alone first. And each evening ends with the question what the chapter tells us about Jesus, because that is what the book says it is about.</p>',
    swahili: {
      title: 'Tuliyokubaliana',
      content:
        '<p>Hatutaji tarehe. Hatutaji majina ya wanasiasa walio hai. Anayeleta video huitazama kwanza peke yake. Na kila jioni humalizika kwa swali: sura hii inatuambia nini kumhusu Yesu? Kwa sababu kitabu chenyewe kinasema kwamba kinamhusu yeye.</p>',
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
    title: 'Bring the hard question',
    content: '<p>You can join at any chapter. The notes of each evening are in the classroom link.</p>',
    swahili: {
      title: 'Lete swali gumu',
      content:
        '<p>Unaweza kujiunga katika sura yoyote. Maelezo ya kila jioni yako kwenye kiungo cha darasa.</p>',
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
