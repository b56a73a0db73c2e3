/** Transactions may start only in these files: the unit of work, and those that docs/decisions/0014 names. */
export const TRANSACTION_FILES = [
  'server/src/writes/unit/unit-of-work.ts',
  // This is a savepoint inside the unit of work.
  'server/src/writes/command.ts',
  'server/src/mail/outbox-repository.ts',
  'server/src/modules/events/emails/queue-event-emails.ts',
  'server/src/modules/search/page-texts/page-text-repository.ts',
  'server/src/modules/uploads/repository.ts',
  'server/src/modules/audit/repository.ts',
  'server/src/backup/rows/{dump,load}-repository.ts',
  'demo/src/**',
  'server/src/**/*.test.ts',
];

export const NO_TRANSACTION = {
  selector: "CallExpression[callee.property.name='transaction']",
  message: 'Write by app.unitOfWork; what may not is named in docs/decisions/0014.',
};
