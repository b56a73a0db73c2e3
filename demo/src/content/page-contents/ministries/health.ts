import type { PageContentSeed } from '../page-content-seed';
import { timetable, timetableInSwahili } from './tables';

export const HEALTH: PageContentSeed = {
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
