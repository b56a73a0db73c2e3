import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { Camera } from 'lucide-react';
import { buttonClassName } from '../actions/button';
import styles from './camera-input.module.css';

interface CameraInputProps {
  /** What the photo is for. */
  label: string;
  disabled: boolean;
  onTake: (files: FileList | null) => void;
}

/** Opens the camera of a phone. Other devices choose a file. */
export function CameraInput({ label, disabled, onTake }: CameraInputProps) {
  const id = useId();
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onTake(target.files);
    // Else the same photo again would be no change.
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
        aria-label={`Take a photo: ${label}`}
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
