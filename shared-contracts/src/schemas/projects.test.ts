import { projectInputSchema } from './projects';
import { getMessages } from '../testing';

const FORM = { title: ' A new roof ', description: 'The old one leaks.' };
const at = (length: number) => 'a'.repeat(length);
const messages = (changes: object) => getMessages(projectInputSchema, { ...FORM, ...changes });

describe('the form of a project', () => {
  it('has no goal, no picture and no page, unless it says otherwise', () => {
    expect(projectInputSchema.parse(FORM)).toEqual({
      title: 'A new roof',
      description: 'The old one leaks.',
      image_url: null,
      goal_amount: null,
      raised_amount: null,
      link: null,
      is_featured: false,
      ministry_page: null,
    });
  });

  it('keeps all that is filled in, and nothing that it doesn’t know', () => {
    const whole = {
      title: 'A new roof',
      description: 'The old one leaks.',
      image_url: '/media/roof.jpg',
      goal_amount: 250_000,
      raised_amount: 41_500,
      link: 'https://church.example/give',
      is_featured: true,
      ministry_page: 'health',
    };
    expect(projectInputSchema.parse({ ...whole, paid_out: 7 })).toEqual(whole);
  });

  it('keeps an amount that is left empty apart from none collected yet', () => {
    expect(projectInputSchema.parse({ ...FORM, goal_amount: '', raised_amount: '0' })).toMatchObject({
      goal_amount: null,
      raised_amount: 0,
    });
  });

  const GOAL = { goal_amount: 'The goal must be whole shillings' };
  const AMOUNT = { raised_amount: 'The amount must be whole shillings' };
  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ description: ' ' }, { description: 'Description is required' }],
    [{ goal_amount: 'much' }, GOAL],
    [{ goal_amount: '0.5' }, GOAL],
    [{ goal_amount: -1 }, GOAL],
    [{ goal_amount: 2_000_000_000 }, {}],
    [{ goal_amount: 2_000_000_001 }, GOAL],
    [{ raised_amount: 'much' }, AMOUNT],
    [{ raised_amount: '0.5' }, AMOUNT],
    [{ raised_amount: -1 }, AMOUNT],
    [{ raised_amount: 2_000_000_001 }, AMOUNT],
    [{ link: 'javascript:alert(1)' }, { link: 'A link starts with / or https://' }],
    [{ is_featured: 'yes' }, { is_featured: expect.any(String) }],
    [{ ministry_page: '' }, {}],
    [{ ministry_page: 'parking' }, { ministry_page: 'Choose a page' }],
  ])('judges %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  it.each([
    ['title', 200],
    ['description', 2000],
    ['image_url', 500],
  ])('takes a %s of %i characters, and not of one more', (field, max) => {
    expect(messages({ [field]: at(max) })).toEqual({});
    expect(messages({ [field]: at(max + 1) })).toEqual({ [field]: `At most ${max} characters` });
  });
});
