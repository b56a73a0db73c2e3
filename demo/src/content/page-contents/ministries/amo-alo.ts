import type { PageContentSeed } from '../page-content-seed';

export const AMO_ALO: PageContentSeed = {
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
