import { useEffect, useRef, useState } from 'react';

const FEEDBACK_MS = 3000;

/** Old browsers and pages without https have no clipboard API, so a hidden field is copied by a command there. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    document.body.append(field);
    field.select();
    const isDone = typeof document.execCommand === 'function' && document.execCommand('copy');
    field.remove();
    return isDone;
  }
}

export interface Copying {
  /** Holds the result of the last copy, for three seconds. */
  readonly result: 'copied' | 'failed' | undefined;
  copy(text: string): Promise<void>;
}

/** Returns a function that copies text, and its result. */
export function useCopy(): Copying {
  const [result, setResult] = useState<Copying['result']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    setResult((await write(text)) ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), FEEDBACK_MS);
  }
  return { result, copy };
}
