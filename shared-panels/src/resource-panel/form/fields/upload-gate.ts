import { createContext, useState } from 'react';

type Hold = () => () => void;

/** Provides the function by which a field blocks saving during an upload. It returns a function that ends this. */
export const UploadGate = createContext<Hold>(() => () => undefined);

/** Returns whether files of a form are being uploaded, and the function that its fields call. */
export function useUploadGate() {
  const [count, setCount] = useState(0);
  const [hold] = useState<Hold>(() => () => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  });
  return { isUploading: count > 0, hold };
}
