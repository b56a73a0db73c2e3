import { describeChangedWords } from './changed-words';

it.each([
  'Twelve families meet every {{service:family-meeting.day}} in the hall.',
  'Twelve small families meet in the hall every {{service:a.day}} there.',
  'Twelve families of the hall meet together in the hall {{service:a.day}}.',
])('cuts off no placeholder of a fact, which would be shown as it is written: %s', (content) => {
  const described = describeChangedWords(
    { before: { content: 'We meet.' }, after: { content } },
    'Africa/Nairobi',
  );
  expect(described).toMatch(/^Content: “Twelve .*…” instead of “We meet\.”$/);
  expect(described.match(/\{\{/g)?.length ?? 0).toBe(described.match(/\}\}/g)?.length ?? 0);
});
