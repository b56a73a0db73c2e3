import { call } from '@narthex/shared-auth';
import type {
  ImportDecision,
  ImportTarget,
  MemberImportInput,
  MemberImportResult,
} from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { explainRefusal } from '../../action/explain-failure';
import { useWrite } from '../../resource-panel/writes/use-write';
import { UnreadableFileError, decodeFile } from './decode-file';

/** Describes the importer's answers about the file's columns. */
export type FileAnswers = Required<Pick<MemberImportInput, 'columns'>> &
  Pick<MemberImportInput, 'date_order'>;
/** Maps numbers of rows to the importer's decisions. */
export type Decisions = Readonly<Record<number, ImportDecision>>;

interface Checked {
  readonly csv: string;
  readonly answers: FileAnswers;
  readonly result: MemberImportResult;
}

const explain = (error: unknown) =>
  error instanceof UnreadableFileError
    ? error.message
    : explainRefusal(error, t('The file could not be read.'));

/** Returns the state and actions of an import, from the choice of a file to the import of its rows. */
export function useMemberImport(onImported: (result: MemberImportResult) => void) {
  const [files, setFiles] = useState<readonly File[]>([]);
  // The answers are kept for the next file, since a corrected file has the same columns.
  const [answers, setAnswers] = useState<FileAnswers>({ columns: {} });
  const [decisions, setDecisions] = useState<Decisions>({});
  const write = useWrite()(undefined);
  const check = useMutation({
    mutationFn: async ({ csv, said }: { csv: string | File; said: FileAnswers }): Promise<Checked> => {
      const text = typeof csv === 'string' ? csv : await decodeFile(csv);
      const { data } = await call('members.import', { body: { csv: text, dry_run: true, ...said } });
      return { csv: text, answers: said, result: data };
    },
    onMutate: () => setDecisions({}),
  });
  const run = useMutation({
    mutationFn: async ({ csv, answers: said }: Checked) =>
      (await write('members.import', { body: { csv, dry_run: false, ...said, decisions } })).data,
    onSuccess: onImported,
  });
  const failure = run.error ?? check.error;
  const checked = check.data;
  return {
    files,
    choose(chosen: readonly File[]) {
      setFiles(chosen);
      run.reset();
      check.reset();
      const [file] = chosen;
      if (file) check.mutate({ csv: file, said: answers });
    },
    answers,
    setTarget: (label: string, target: ImportTarget) =>
      setAnswers((said) => ({ ...said, columns: { ...said.columns, [label]: target } })),
    setDateOrder: (order: FileAnswers['date_order']) =>
      setAnswers((said) => ({ ...said, date_order: order })),
    /** If true, the answers have changed since the file was last checked. */
    isChanged: checked !== undefined && checked.answers !== answers,
    checkAgain() {
      run.reset();
      if (checked) check.mutate({ csv: checked.csv, said: answers });
    },
    decisions,
    decide: (made: Decisions) => setDecisions((earlier) => ({ ...earlier, ...made })),
    result: checked?.result,
    isChecking: check.isPending,
    isImporting: run.isPending,
    failure: failure ? explain(failure) : '',
    importAll: () => checked && run.mutate(checked),
  };
}
