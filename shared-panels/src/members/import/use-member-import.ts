import { ApiError, call } from '@narthex/shared-auth';
import type { MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** The server's sentences, one per line; ours where it said none. */
function explain(cause: unknown): string {
  if (!(cause instanceof ApiError)) return 'The file could not be read.';
  const lines = Object.values(cause.fieldErrors).flat();
  return lines.length > 0 ? lines.join('\n') : cause.message;
}

/** A file on its way into the register: chosen, checked, imported. */
export function useMemberImport(onImported: (result: MemberImportResult) => void) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [csv, setCsv] = useState('');
  const check = useMutation({
    mutationFn: async (file: File) => {
      const text = await file.text();
      setCsv(text);
      return (await call('members.import', { body: { csv: text, dry_run: true } })).data;
    },
  });
  const run = useMutation({
    mutationFn: async () => (await call('members.import', { body: { csv, dry_run: false } })).data,
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
    failure: failure ? explain(failure) : '',
    importAll: () => run.mutate(),
  };
}
