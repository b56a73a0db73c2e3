import { call } from '@narthex/shared-auth';
import type { MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { explainRefusal } from '../../action/explain-refusal';
import { useWrite } from '../../resource-panel/writes/use-write';

/** A file on its way into the register: chosen, checked, imported. */
export function useMemberImport(onImported: (result: MemberImportResult) => void) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [csv, setCsv] = useState('');
  const write = useWrite()(undefined);
  const check = useMutation({
    mutationFn: async (file: File) => {
      const text = await file.text();
      setCsv(text);
      return (await call('members.import', { body: { csv: text, dry_run: true } })).data;
    },
  });
  const run = useMutation({
    mutationFn: async () => (await write('members.import', { body: { csv, dry_run: false } })).data,
    onSuccess: onImported,
  });
  const failure = run.error ?? check.error;
  return {
    files,
    choose(chosen: readonly File[]) {
      setFiles(chosen);
      run.reset();
      check.reset();
      const [file] = chosen;
      if (file) check.mutate(file);
    },
    result: check.data,
    isChecking: check.isPending,
    isImporting: run.isPending,
    failure: failure ? explainRefusal(failure, 'The file could not be read.') : '',
    importAll: () => run.mutate(),
  };
}
