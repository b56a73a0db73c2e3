/**
 * The mailbox of an e-mail address: mail to `ann+choir@example.org` reaches `ann@example.org`, so that whoever has one
 * mailbox counts as one person.
 */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, '');
