import { EVENTS } from '../events/events';
import { SERMONS } from '../sermons';

/**
 * The texts of the calendar in Swahili, by their English: its rows are composed, so none has a place of its own for them.
 * Events and sermons with a Swahili title have it in their own records.
 */
export const CALENDAR_IN_SWAHILI: Readonly<Record<string, string>> = {
  // Lessons. What quotes the Bible has the words of the Swahili Union Version.
  'In the beginning, a garden': 'Hapo mwanzo, bustani',
  'The question in the cool of the day': 'Swali wakati wa jua kupunga',
  'Two brothers, two altars': 'Ndugu wawili, madhabahu mbili',
  'A door in the side of the ark': 'Mlango ubavuni mwa safina',
  'The tower and the tent': 'Mnara na hema',
  'Leave your country': 'Toka wewe katika nchi yako',
  'Laughter in old age': 'Kicheko katika uzee',
  'The ram in the thicket': 'Kondoo mume kichakani',
  'Wells of Isaac': 'Visima vya Isaka',
  'A ladder at Bethel': 'Ngazi kule Betheli',
  'The night at the ford': 'Usiku kwenye kivuko',
  'The coat and the pit': 'Kanzu na shimo',
  'You meant evil, God meant good': 'Mlikusudia mabaya, Mungu alikusudia mema',

  'A man sent from God': 'Mtu aliyetumwa kutoka kwa Mungu',
  'Forty days': 'Siku arobaini',
  'Follow me': 'Nifuate',
  'Blessed are the poor in spirit': 'Heri walio maskini wa roho',
  'The centurion’s word': 'Neno la yule akida',
  'Wind and water': 'Upepo na maji',
  'Two sparrows for a penny': 'Mashomoro wawili kwa senti moja',
  'The sower goes out': 'Mpanzi alitoka kwenda kupanda',
  'Who do you say that I am?': 'Nanyi mwaninena mimi kuwa ni nani?',
  'The lost coin': 'Shilingi iliyopotea',
  'Entry on a borrowed animal': 'Kuingia juu ya punda wa kuazima',
  'Could you not watch one hour?': 'Hamkuweza kukesha hata saa moja?',
  'He is not here': 'Hayupo hapa',

  'Out of the house of slavery': 'Kutoka katika nyumba ya utumwa',
  'A burning bush and an excuse': 'Kijiti kinachowaka moto, na udhuru',
  'Through the sea': 'Kupita katikati ya bahari',
  'Bread enough for a day': 'Mkate wa kutosha siku moja',
  'Ten words on a mountain': 'Maneno kumi mlimani',
  'Remember the Sabbath': 'Ikumbuke siku ya Sabato',
  'The calf and the tent of meeting': 'Ndama na hema ya kukutania',
  'A pattern shown on the mountain': 'Mfano ulioonyeshwa mlimani',
  'The priest who stands between': 'Kuhani anayesimama katikati',
  'The day of atonement': 'Siku ya upatanisho',
  'Twelve spies': 'Wapelelezi kumi na wawili',
  'The bronze serpent': 'Nyoka wa shaba',
  'Choose this day': 'Chagueni hivi leo',

  'Behold, he comes': 'Tazama, yuaja',
  'Letters to seven churches': 'Barua kwa makanisa saba',
  'An open door': 'Mlango uliofunguliwa',
  'The lamb on the throne': 'Mwana-Kondoo kwenye kiti cha enzi',
  'Seals and silence': 'Mihuri na kimya',
  'The prayers of the saints': 'Maombi ya watakatifu',
  'A woman clothed with the sun': 'Mwanamke aliyevikwa jua',
  'Patience of the saints': 'Subira ya watakatifu',
  'Three angels, one gospel': 'Malaika watatu, Injili moja',
  'Come out of her, my people': 'Tokeni kwake, enyi watu wangu',
  'The wedding supper': 'Karamu ya arusi',
  'No more tears': 'Atafuta kila chozi',
  'Even so, come': 'Amina, na uje',

  // Sermons
  'A coin in the mouth of a fish': 'Shekeli mdomoni mwa samaki',
  'A house on rock, and the rain': 'Nyumba juu ya mwamba, na mvua',
  'When you pass through the waters': 'Upitapo katika maji mengi',
  'The other nine lepers': 'Wale wakoma tisa wengine',
  'What is that in your hand?': 'Ni nini hiyo uliyo nayo mkononi mwako?',
  'A table in the wilderness': 'Meza jangwani',
  'The stone was already rolled away': 'Jiwe limekwisha kuvingirishwa',
  'Not by might': 'Si kwa uwezo',
  'The friend at midnight': 'Rafiki wa usiku wa manane',
  'Hidden treasure, sold field': 'Hazina iliyositirika, shamba lililouzwa',
  'A still small voice': 'Sauti ndogo, ya utulivu',
  'The potter’s second try': 'Mfinyanzi anajaribu tena',
  'Seventy times seven': 'Saba mara sabini',
  'The wrong queue': 'Foleni isiyo sahihi',
  'Salt, while it is salty': 'Chumvi, ingali na ladha yake',
  'Counting the stars': 'Kuzihesabu nyota',
  'The yoke that fits': 'Nira inayokutosha',
  'Where moth and rust': 'Nondo na kutu viharibupo',
  'A little child shall lead them': 'Mtoto mdogo atawaongoza',
  'The light that the darkness did not overcome': 'Nuru ambayo giza halikuiweza',
  'Wrestling until daybreak': 'Kushindana mweleka hata alfajiri',
  'The Sabbath was made for you': 'Sabato ilifanyika kwa ajili yako',
  'Wait for one another': 'Mngojane',
  'Everything new': 'Yote kuwa mapya',
  'The servant’s ear': 'Sikio la mtumwa',
  'Grace for Nineveh': 'Neema kwa Ninawi',
  'The upper room and the open door': 'Chumba cha orofani na mlango uliofunguliwa',

  // Afternoons
  'Adventist Youth: Bible quiz between the families':
    'Vijana Waadventista: shindano la maswali ya Biblia kati ya familia',
  'Hymns and testimonies': 'Nyimbo na shuhuda',
  'Ask the elders': 'Waulize wazee wa kanisa',
  'Nature walk along the springs': 'Matembezi ya kutazama uumbaji kando ya chemchemi',
  'Prayer bands': 'Vikundi vya maombi',
  'Literature and house visits': 'Kugawa vitabu na kutembelea nyumba kwa nyumba',
  'Health talk and questions': 'Somo la afya na maswali',
  'How a service reaches people at home': 'Jinsi ibada inavyowafikia watu nyumbani',
  'Photographs with the finalists on the lawn': 'Picha pamoja na wahitimu kwenye uwanja wa nyasi',
  'A walk round the campus with the families': 'Matembezi chuoni pamoja na familia',
  'Prayer walk through the halls of residence': 'Matembezi ya maombi katika hosteli',
  'Revival weekend': 'Wikendi ya uamsho',

  // Special Sabbaths
  '13th Sabbath: mission offering and recitations':
    'Sabato ya Kumi na Tatu: sadaka ya misheni na kukariri mafungu',
  'Communion and the ordinance of humility': 'Meza ya Bwana na huduma ya unyenyekevu',
  'Communion and foot-washing': 'Meza ya Bwana na kutawadhana miguu',
  'Communication Sabbath': 'Sabato ya Mawasiliano',
  'Opening of the ten days of prayer': 'Ufunguzi wa siku kumi za maombi',
  'Christian home and marriage Sabbath': 'Sabato ya Nyumba na Ndoa ya Kikristo',
  'Women’s day of prayer': 'Siku ya Maombi ya Wanawake',
  'Close of the youth week of prayer, baptism': 'Kufungwa kwa Juma la Maombi la vijana, ubatizo',
  'Stewardship Sabbath': 'Sabato ya Uwakili',
  'Mission campaign Sabbath in Bonde la Juu': 'Sabato ya kampeni ya misheni katika Bonde la Juu',
  'Children’s Sabbath': 'Sabato ya Watoto',
  'Health emphasis Sabbath': 'Sabato ya Afya',
  'Camp meeting, first Sabbath': 'Makambi, Sabato ya kwanza',
  'Camp meeting, second Sabbath': 'Makambi, Sabato ya pili',
  'Pathfinder and Adventist Youth Sabbath': 'Sabato ya Watafuta Njia na Vijana Waadventista',
  'Baptism at the river': 'Ubatizo mtoni',

  // The founding semester
  'Freshers’ welcome Sabbath': 'Sabato ya kuwakaribisha wanafunzi wapya',
  'Introduction of the twelve families': 'Utambulisho wa familia kumi na mbili',
  'Music Sabbath, DCM leading': 'Sabato ya Muziki, ikiongozwa na DCM',
  '13th Sabbath and communion service': 'Sabato ya Kumi na Tatu na Meza ya Bwana',
  'Adventist Youth Sabbath': 'Sabato ya Vijana Waadventista',
  'Visitors’ Sabbath': 'Sabato ya Wageni',
  'Mid-week service: opening of the week of prayer': 'Ibada ya katikati ya juma: ufunguzi wa Juma la Maombi',
  'Close of the week of prayer and baptism': 'Kufungwa kwa Juma la Maombi, na ubatizo',
  'Prayer and fasting Sabbath': 'Sabato ya kufunga na kuomba',
  'Mission emphasis: Bonde la Juu': 'Mkazo wa misheni: Bonde la Juu',
  'Prophecy seminar': 'Semina ya unabii',
  'Church Choir Sabbath and open rehearsal': 'Sabato ya Kwaya ya Kanisa na mazoezi ya wazi',
  'Christmas music Sabbath': 'Sabato ya muziki wa Krismasi',
  '13th Sabbath, led by those who stay on campus': 'Sabato ya Kumi na Tatu, ikiongozwa na wanaobaki chuoni',
  'Dedication Sabbath: the new year': 'Sabato ya kujiweka wakfu: mwaka mpya',
};

/** The Swahili of a text of the calendar: the title of an event or a sermon as that has it, else from the list. */
export function calendarInSwahili(english: string | null | undefined): string | undefined {
  if (!english) return undefined;
  const titled = [...EVENTS, ...SERMONS].find(({ title, swahili }) => title === english && swahili);
  return titled?.swahili?.title ?? CALENDAR_IN_SWAHILI[english];
}
