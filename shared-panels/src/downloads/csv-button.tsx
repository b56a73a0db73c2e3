import { Button, saveFile, VisuallyHidden } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import styles from './csv-button.module.css';

interface CsvButtonProps {
  /** Names what is downloaded. A screen reader says it, since a screen may have several of these buttons. */
  title: string;
  /** Holds the name without its extension. */
  fileName: string;
  /** Requests the CSV from its endpoint. */
  load: () => Promise<Blob>;
}

/** Renders a button that downloads CSV from an endpoint. */
export function CsvButton({ title, fileName, load }: CsvButtonProps) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => saveFile(await load(), `${fileName}.csv`),
    onError: (cause) => console.error('A CSV file was not downloaded', cause),
  });
  return (
    <span className={styles.frame}>
      <Button variant="quiet" isBusy={isPending} onClick={() => mutate()}>
        <Download size={18} aria-hidden="true" /> Download as a spreadsheet
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {isError ? (
        <span role="alert" className={styles.failure}>
          Failed to download the file
        </span>
      ) : null}
    </span>
  );
}
