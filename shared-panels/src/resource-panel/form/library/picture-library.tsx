import { Button, Dialog } from '@narthex/shared-ui';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../../../lazy-section';
import type { LibraryPicturesProps } from './library-pictures';

const LibraryPictures = lazySection<LibraryPicturesProps>(() => import('./library-pictures'));

interface PictureLibraryProps {
  /** Holds the label of the field that the picture is for, such as `Picture`. */
  label: string;
  onChoose: (url: string) => void;
}

/** Renders a button that opens the pictures of the gallery, so that nobody uploads one twice or looks up its URL. */
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
