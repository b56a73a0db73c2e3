import { FileText, X } from 'lucide-react';
import { IconButton } from '../actions/icon-button';
import { formatFileSize } from './check-file';
import styles from './file-picker.module.css';

type ChosenFilesProps = { files: readonly File[]; isDisabled: boolean; onRemove: (file: File) => void };

/** Renders the chosen files, each with its size and a button that removes it. */
export function ChosenFiles({ files, isDisabled, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Chosen files" role="list">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <FileText size={18} aria-hidden="true" />
          <span className={styles.fileName}>{file.name}</span>
          <span className={styles.fileSize}>{formatFileSize(file.size)}</span>
          <IconButton
            label={`Remove ${file.name}`}
            icon={<X size={18} aria-hidden="true" />}
            disabled={isDisabled}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}
