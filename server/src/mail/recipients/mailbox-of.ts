/**
 * Returns the mailbox of an email address: mail to `ann+choir@example.org` reaches `ann@example.org`, so that the owner
 * of a mailbox counts as one person.
 */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, '');
