export const MEMBER_COUNT = 212;

export const FIRST_NAMES: readonly string[] = (
  'Abigael Alex Alice Amos Ann Asha Benard Brenda Caroline Charity Christine Collins Cynthia Damaris Daniel David ' +
  'Dennis Diana Dorcas Edwin Elvis Emmanuel Enock Eunice Evans Felix Fidelis Fredrick George Gideon Gladys Hannah ' +
  'Hellen Ian Irene Isaac Jackline Jacob James Jane Janet Jared Joan Joel John Joshua Joy Judith Julius Kennedy ' +
  'Leah Lilian Linet Lucy Lydia Margaret Mark Martha Martin Maureen Michael Millicent Miriam Moses Nancy Naomi ' +
  'Nathan Nelly Nicholas Noel Olive Oscar Pascal Patience Paul Pauline Peris Philip Purity Rachel Rebecca Richard ' +
  'Robert Rose Ruth Samson Sarah Sharon Sheila Silas Simon Stacy Stella Stephen Susan Sylvia Teresia Timothy ' +
  'Titus Tabitha Valentine Vincent Violet Wesley Wilson Winnie Yvonne Zawadi'
).split(' ');

/** Middle and family names that go together: one community a row. */
export const FAMILY_NAMES: readonly (readonly string[])[] = [
  ['Wanjiku', 'Mwangi', 'Njoroge', 'Wambui', 'Kariuki', 'Muthoni', 'Gitau', 'Nyambura', 'Maina', 'Waithera'],
  ['Achieng', 'Ochieng', 'Awino', 'Onyango', 'Adhiambo', 'Omondi', 'Akoth', 'Okello', 'Anyango', 'Oduor'],
  [
    'Nekesa',
    'Wafula',
    'Nasimiyu',
    'Simiyu',
    'Nafula',
    'Barasa',
    'Khaemba',
    'Wanyonyi',
    'Namusoke',
    'Makokha',
  ],
  ['Chebet', 'Kiprono', 'Jepkosgei', 'Kibet', 'Cherono', 'Koech', 'Jelimo', 'Rotich', 'Chepngetich', 'Bett'],
  ['Mwende', 'Mutua', 'Ndunge', 'Musyoka', 'Kanini', 'Kilonzo', 'Mumo', 'Muli', 'Syombua', 'Nzioka'],
  [
    'Kemunto',
    'Nyakundi',
    'Bosibori',
    'Omwenga',
    'Kerubo',
    'Nyamweya',
    'Moraa',
    'Ogeto',
    'Nyanchama',
    'Mokaya',
  ],
  ['Kawira', 'Mutwiri', 'Gakii', 'Muriithi', 'Makena', 'Murithi', 'Kendi', 'Gitonga', 'Karimi', 'Kimathi'],
  ['Kadzo', 'Mwaringa', 'Dama', 'Katana', 'Mbeyu', 'Charo', 'Sidi', 'Karisa', 'Zawadi', 'Kazungu'],
  [
    'Naserian',
    'Lemaiyan',
    'Simaloi',
    'Sankale',
    'Nashipae',
    'Saitoti',
    'Resian',
    'Lekishon',
    'Silantoi',
    'Parmuat',
  ],
  ['Akiru', 'Lokaale', 'Nakiru', 'Ekai', 'Ajikon', 'Lomuria', 'Akai', 'Ekal', 'Natieng', 'Lopeyok'],
  ['Halima', 'Galgalo', 'Kabale', 'Boru', 'Qabale', 'Jillo', 'Dabo', 'Guyo', 'Talaso', 'Wario'],
];

export const HOMES: readonly string[] = [
  'Hall One, room',
  'Hall Two, room',
  'Jacaranda Hostel, room',
  'Uhuru Hostel, room',
  'Chemchemi Court, house',
  'Gate B lodgings, room',
  'Staff quarters, house',
];
