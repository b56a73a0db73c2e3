import { IconButton } from '@narthex/shared-ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

interface DownloadButtonProps {
  /** Holds the label of the button, such as "Download audio of The lamp". */
  label: string;
  url: string;
  fileName: string;
  icon?: ReactNode;
  onFailure: () => void;
}

/**
 * Renders a button that saves a file under a readable name. It first checks that the file exists, and streams it to
 * disk.
 */
export function DownloadButton({ label, url, fileName, icon, onFailure }: DownloadButtonProps) {
  async function handleClick() {
    const response = await fetch(url, { method: 'HEAD' }).catch(() => null);
    if (!response?.ok) return onFailure();
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
  }
  return (
    <IconButton
      label={label}
      icon={icon ?? <Download size={18} aria-hidden="true" />}
      onClick={() => void handleClick()}
    />
  );
}

/** Returns a file name from words and the extension of the URL: `the-lamp-audio.mp3`. */
export function buildFileName(words: readonly string[], url: string): string {
  const name = words
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const [, extension] = /\.([a-z0-9]{2,5})(?:$|\?)/i.exec(url) ?? [];
  return extension ? `${name}.${extension}` : name;
}
