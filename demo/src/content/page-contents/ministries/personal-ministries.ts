import type { PageContentSeed } from '../page-content-seed';
import { families, familiesInSwahili } from './tables';

export const PERSONAL_MINISTRIES: PageContentSeed = {
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
