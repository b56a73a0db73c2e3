import type { PageContentSeed } from '../page-content-seed';

export const DEACONRY: PageContentSeed = {
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
