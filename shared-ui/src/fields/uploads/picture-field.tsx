import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text/text-field';
import styles from './picture-field.module.css';

/** As for a text field, with the picture that is shown beside it. */
export type PictureFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** What an `<img>` shows of the URL that is typed now; the caller watches it. */
  preview: string | null;
};

/** The URL of a picture, with the picture. */
export function PictureField({ preview, ...rest }: PictureFieldProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={styles.field}>
      <TextField {...rest} type="url" inputMode="url" autoCapitalize="none" spellCheck={false} />
      <div aria-live="polite">
        {!preview ? null : preview === broken ? (
          <p className={styles.broken}>No picture was found there.</p>
        ) : (
          <img className={styles.preview} src={preview} alt="Preview" onError={() => setBroken(preview)} />
        )}
      </div>
    </div>
  );
}
