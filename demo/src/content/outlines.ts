/** Is printed for a Bible class: the sermon's thoughts in order, and questions for the talk afterwards. */
export interface SermonOutline {
  readonly points: readonly (readonly [heading: string, text: string])[];
  readonly questions: readonly string[];
}

/** Study outlines, by the title of the sermon. */
export const OUTLINES: Readonly<Record<string, SermonOutline>> = {
  'The lamp that stays lit': {
    points: [
      [
        'All ten fell asleep (25:5)',
        'Jesus does not scold them for it: he knows how long a night can be. Sleep is not what divides the ten.',
      ],
      [
        'A small jar that nobody noticed (25:4)',
        'In the evening the wise and the foolish look alike. What makes them ready is carried out of sight.',
      ],
      [
        'Nobody fills a jar at midnight (25:8-9)',
        'It is filled in ordinary weeks: the prayer before the lecture, the chapter on the bus, the friend who asks how you really are. It cannot be lent.',
      ],
      [
        'The door, and the one who knows you (25:10-12)',
        'The last word of the parable is not about oil. It is about being known by the bridegroom.',
      ],
    ],
    questions: [
      'Where in your timetable does the jar stand?',
      'When did you find, on a night you needed it, that there was oil?',
      'Whose friend could you be who asks how they really are?',
    ],
  },
  'Bread in the wilderness': {
    points: [
      [
        'Free for six weeks, and still slaves (16:2-3)',
        'Israel gathers all it can and trusts nobody with tomorrow. Egypt is harder to leave than its border.',
      ],
      [
        'Bread that spoils when you hoard it (16:19-20)',
        'The first lesson in freedom: enough for today, from a hand that will be there in the morning.',
      ],
      [
        'Bread that keeps when you rest (16:22-30)',
        'One day a week the rule is turned round. Rest is taught here before any law is written down.',
      ],
    ],
    questions: [
      'What do you gather because you trust nobody with tomorrow?',
      'What would change on a Friday evening if you believed that you are not held up by what you managed to collect?',
    ],
  },
  'When the answer is “wait”': {
    points: [
      [
        'A complaint that God takes seriously (1:2-4)',
        'Habakkuk does not soften it. He brings it to the one who can be asked.',
      ],
      [
        'Up to the watchtower (2:1)',
        'He finishes his complaint and then goes to hear what he will be told. Most of us complain and walk away.',
      ],
      [
        'A date he is not told (2:3)',
        '“If it seems slow, wait for it.” The answer has a time; it is not yet ours to know.',
      ],
      [
        'The righteous shall live by faith (2:4)',
        'Half of the New Testament leans on this sentence. It was said first to a man who was still waiting.',
      ],
    ],
    questions: [
      'Which of your prayers has not been answered yet? Have you finished it?',
      'What would be your watchtower: a place and an hour to listen?',
    ],
  },
  'Clean hands, tired feet': {
    points: [
      [
        'All things in his hands (13:3)',
        'On the night when everything was about to be taken from him, Jesus knew what the Father had given. Then he looked for a basin.',
      ],
      [
        'He picked up a towel (13:4-5)',
        'With all things in his hands he does the work of the one who has nothing.',
      ],
      [
        'Peter’s refusal sounds humble (13:6-9)',
        'It is not. It is easier to serve than to be served: the one who serves keeps his shoes on.',
      ],
      ['Do as I have done (13:14-15)', 'Both halves belong to it: wash, and let somebody wash your feet.'],
    ],
    questions: [
      'Who washes feet on this campus, and is not noticed?',
      'What makes it hard for you to be helped?',
    ],
  },
};
