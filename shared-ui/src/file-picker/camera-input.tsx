import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { Camera } from 'lucide-react';
import { buttonClassName } from '../actions/button';
import styles from './camera-input.module.css';

interface CameraInputProps {
  /** Holds the id of the text that describes the purpose of the photo. */
  describedBy: string;
  disabled: boolean;
  onTake: (files: FileList | null) => void;
}

/** Renders a button that opens the camera of a phone, or a file dialog on other devices. */
export function CameraInput({ describedBy, disabled, onTake }: CameraInputProps) {
  const id = useId();
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onTake(target.files);
    // Otherwise the same photo again wouldn't be a change.
    target.value = '';
  }
  return (
    <div className={styles.camera}>
      <input
        type="file"
        id={id}
        className={styles.input}
        accept="image/*"
        capture="environment"
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={handleChange}
      />
      <label
        htmlFor={id}
        className={buttonClassName({ variant: 'line', size: 'small', className: styles.button })}
        data-state={disabled ? 'disabled' : undefined}
      >
        <Camera size={18} aria-hidden="true" />
        Take a photo
      </label>
    </div>
  );
}
