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
import { explainRefusal } from '../../action/explain-refusal';
import { useWrite } from '../../resource-panel/writes/use-write';
import { UnreadableFileError, decodeFile } from './decode-file';

/** What the importer said of the file’s columns. */
export type FileAnswers = Required<Pick<MemberImportInput, 'columns'>> &
  Pick<MemberImportInput, 'date_order'>;
/** What the importer decided, by the number of the row. */
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

/** A file on its way into the register: chosen, asked about, checked, imported. */
export function useMemberImport(onImported: (result: MemberImportResult) => void) {
  const [files, setFiles] = useState<readonly File[]>([]);
  // Kept from one file to the next: a corrected file has the same columns.
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
    /** Whether the importer said something that the file wasn’t read with yet. */
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
