import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text/text-fields';
import styles from './picture-field.module.css';

/** Describes the props of a picture field: those of a text field and the shown picture. */
export type PictureFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Holds the picture for the current URL of the field, which the caller watches. */
  preview: string | null;
};

/** Renders a field for the URL of a picture, with a preview. */
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
