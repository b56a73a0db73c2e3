import { createContext, useState } from 'react';

type Hold = () => () => void;

/** How a field keeps its form from being saved while a file of it is under way. Returns what ends that. */
export const UploadGate = createContext<Hold>(() => () => undefined);

/** Whether files are under way in a form, and what its fields are given to say so. */
export function useUploadGate() {
  const [count, setCount] = useState(0);
  const [hold] = useState<Hold>(() => () => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  });
  return { isUploading: count > 0, hold };
}
