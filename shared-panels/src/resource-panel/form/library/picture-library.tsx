import { Button, Dialog } from '@narthex/shared-ui';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../../../lazy-section';
import type { LibraryPicturesProps } from './library-pictures';

const LibraryPictures = lazySection<LibraryPicturesProps>(() => import('./library-pictures'));

interface PictureLibraryProps {
  /** What the picture is for: `Picture`. */
  label: string;
  onChoose: (url: string) => void;
}

/** Offers the pictures of the gallery, so that nobody uploads one twice or looks for its address. */
export function PictureLibrary({ label, onChoose }: PictureLibraryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button
        variant="line"
        size="small"
        aria-label={`Choose from the gallery: ${label}`}
        onClick={() => setOpen(true)}
      >
        <Images size={18} aria-hidden="true" />
        Choose from the gallery
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Choose a picture" size="large">
        <LibraryPictures
          onChoose={(url) => {
            onChoose(url);
            close();
          }}
        />
      </Dialog>
    </div>
  );
}
