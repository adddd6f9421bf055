import type { LibrarySort } from '@atelier/contracts/media/upload';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#antd';
import { useMay } from '../session/useAdmin';
import type { ChosenPicture } from './PicturePicker';

const PicturePicker = lazy(async () => ({
  default: (await import(/* webpackChunkName: "picture-picker" */ './PicturePicker')).PicturePicker,
}));

interface Props {
  sort?: LibrarySort;
  accept: readonly string[];
  onChoose: (picture: ChosenPicture) => void;
}

/** Opens the library from a form; absent for users without access to it. */
export function LibraryButton({ sort = 'picture', accept, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay('media', 'read')) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Choose from library
      </Button>
      {isOpen && (
        <Suspense>
          <PicturePicker
            open
            sort={sort}
            accept={accept}
            onClose={() => setIsOpen(false)}
            onChoose={(picture) => {
              setIsOpen(false);
              onChoose(picture);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
