import { Button } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveText } from './save-text';
import styles from './csv-button.module.css';

/** Spreadsheets know the character set by it; the browser takes it off what it receives. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvButtonProps {
  /** Without the ending. */
  fileName: string;
  /** The response of an endpoint that sends CSV. */
  load: () => Promise<unknown>;
}

/** Saves what an endpoint sends as CSV. A link couldn't: the call carries the person's session. */
export function CsvButton({ fileName, load }: CsvButtonProps) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const text = await load();
      if (typeof text !== 'string') throw new Error('The response is no CSV.');
      saveText(`${fileName}.csv`, BYTE_ORDER_MARK + text.replace(/^\uFEFF/, ''), 'text/csv;charset=utf-8');
    },
    onError: (cause) => console.error('A CSV file was not downloaded', cause),
  });
  return (
    <span className={styles.frame}>
      <Button variant="quiet" isBusy={isPending} onClick={() => mutate()}>
        <Download size={18} aria-hidden="true" /> Download CSV
      </Button>
      {isError ? (
        <span role="alert" className={styles.failure}>
          Failed to download the file
        </span>
      ) : null}
    </span>
  );
}
