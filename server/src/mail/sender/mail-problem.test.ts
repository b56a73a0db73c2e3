import { describeMailProblem, isPermanent } from './mail-problem';

/** Makes an error as nodemailer does. */
const error = (message: string, properties: object = {}) => Object.assign(new Error(message), properties);
const envelope = (command: string, responseCode: number, message = `${responseCode} refused`) =>
  error(message, { code: 'EENVELOPE', command, responseCode });

const ofData = (responseCode: number, response: string) =>
  error(`Message failed: ${response}`, { code: 'EMESSAGE', command: 'DATA', responseCode });

it.each([
  ['no such mailbox', envelope('RCPT TO', 550), true],
  ['a message that is taken for spam', error('554', { command: 'DATA', responseCode: 554 }), true],
  ['a message that is too long', envelope('MAIL FROM', 552), true],
  ['any other refusal for good', error('refused', { responseCode: 599 }), true],
  ['a mail server that is busy', error('refused', { responseCode: 451 }), false],
  ['a code beyond those of refusals', error('refused', { responseCode: 600 }), false],
  ['the first of them', error('refused', { responseCode: 500 }), true],
  ['a code that is no number', error('refused', { responseCode: '550' }), false],
  ['no connection', error('refused', { code: 'ECONNREFUSED' }), false],
  // The settings of the site are wrong: somebody mends them, and the emails still go out.
  [
    'a sign-in that was refused',
    error('535', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }),
    false,
  ],
  ['a sign-in that is missing', envelope('MAIL FROM', 530), false],
  ['a sender that is not its own', envelope('MAIL FROM', 553), false],
  ['a site that may not send to others', envelope('RCPT TO', 554, '554 5.7.1 Relay access denied'), false],
  ['a site that has sent too much today', ofData(550, '550-5.4.5 Daily user sending limit exceeded.'), false],
  ['a site that has written to too many today', ofData(554, '554 5.1.90 Reached the daily limit.'), false],
  ['a site whose sender nobody vouches for', ofData(550, '550-5.7.26 This mail is unauthenticated.'), false],
  [
    'a mail server whose disk is full',
    envelope('RCPT TO', 552, '552 5.3.1 Mail system storage is full'),
    false,
  ],
  ['a mailbox that is full', envelope('RCPT TO', 552, '552 5.2.2 Over quota'), true],
  ['spam by a code of policy', ofData(554, '554 5.7.1 Taken for spam by 192.5.4.5'), true],
  ['a site that may not connect', error('554', { command: 'CONN', responseCode: 554 }), false],
])('whether another attempt would change nothing after %s', (_, refusal, isFinal) => {
  expect(isPermanent(refusal)).toBe(isFinal);
});

it('takes what is no error for something that passes', () => {
  expect(isPermanent({ responseCode: 550 })).toBe(false);
});

it.each([
  [
    error('80CC:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../deps/record.c:350:\n'),
    'wrong version number',
    'smtp:// in place of smtps://',
  ],
  [
    error('Greeting never received', { code: 'ETIMEDOUT' }),
    'Greeting never received',
    'begins with smtps://',
  ],
  [
    error('self-signed certificate', { code: 'ESOCKET' }),
    'self-signed certificate',
    'certificate is not trusted',
  ],
  [
    error("Hostname/IP does not match certificate's altnames", { code: 'ESOCKET' }),
    "Hostname/IP does not match certificate's altnames",
    'certificate is not trusted',
  ],
  [
    error('Invalid login: 535 No', { command: 'AUTH PLAIN', responseCode: 535 }),
    'Invalid login: 535 No',
    'user and password',
  ],
  [envelope('MAIL FROM', 530), '530 refused', 'user and password'],
  [
    envelope('RCPT TO', 554, '554 5.7.1 Relay access denied'),
    '554 5.7.1 Relay access denied',
    'user and password',
  ],
  [envelope('MAIL FROM', 553, '553 Not yours.'), '553 Not yours', 'MAIL_FROM'],
  [envelope('RCPT TO', 450), '450 refused', 'in a few minutes'],
  [envelope('RCPT TO', 550), '550 refused', 'email address of the recipient'],
  [ofData(554, '554 5.7.1 Spam'), 'Message failed: 554 5.7.1 Spam', 'whoever runs it'],
  [error('550 Bad HELO', { command: 'HELO', responseCode: 550 }), '550 Bad HELO', 'whoever runs it'],
  [error('connect ECONNREFUSED 192.0.2.1:25'), 'connect ECONNREFUSED 192.0.2.1:25', 'a firewall'],
  ['down', 'down', 'a firewall'],
])('says what to do about %s', (refusal, reason, advice) => {
  expect(describeMailProblem(refusal)).toEqual({ reason, advice: expect.stringContaining(advice) });
});
