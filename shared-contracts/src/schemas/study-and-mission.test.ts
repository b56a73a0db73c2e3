import { studyAndMissionInputSchema } from './study-and-mission';
import { getMessages } from '../testing';

const messages = (input: object) => getMessages(studyAndMissionInputSchema, input);
const EMPTY = {
  study_book: '',
  study_chapter: '',
  study_family: '',
  mission_title: '',
  mission_text: '',
  mission_paybill: '',
  mission_account: '',
};

it('hides what is left empty', () => {
  expect(studyAndMissionInputSchema.parse({})).toEqual(EMPTY);
  expect(
    studyAndMissionInputSchema.parse({
      ...EMPTY,
      study_book: null,
      mission_title: '  ',
      mission_paybill: null,
    }),
  ).toEqual(EMPTY);
});

it('keeps all that is filled in, trimmed, and nothing that it doesn’t know', () => {
  const whole = {
    study_book: 'Daniel',
    study_chapter: '7',
    study_family: 'Upendo',
    mission_title: 'Turkana mission',
    mission_text: 'We build a well.',
    mission_paybill: '400200',
    mission_account: 'MISSION',
  };
  const typed = { ...whole, study_book: ' Daniel ', mission_account: ' MISSION ', id: 2 };
  expect(studyAndMissionInputSchema.parse(typed)).toEqual(whole);
});

it.each([
  ['study_book', 60],
  ['study_chapter', 60],
  ['study_family', 60],
  ['mission_title', 120],
  ['mission_text', 1000],
  ['mission_paybill', 20],
  ['mission_account', 40],
])('takes a %s of %i characters, and not of one more', (field, max) => {
  expect(messages({ [field]: 'a'.repeat(max) })).toEqual({});
  expect(messages({ [field]: 'a'.repeat(max + 1) })).toEqual({ [field]: `At most ${max} characters` });
});
