import { CONTENT_UPLOADS } from '@atelier/contracts/content/content-types';
import { uploadRefusal } from '@atelier/contracts/media/upload';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { FilePicker } from '../../forms/FilePicker';
import { getFieldId } from '../../forms/getFieldId';
import { LibraryButton } from '../../media-picker/LibraryButton';
import styles from './Pictures.module.css';
import { PictureTile } from './PictureTile';
import type { ProjectFormProps } from './ProjectFormProps';
import { admitted, MAX_PICTURES, PICTURE_TYPES, type Picture } from './projectPictures';

const forget = ({ address, file }: Picture) => {
  if (file !== undefined) URL.revokeObjectURL(address);
};

const usePictures = ({ form }: ProjectFormProps) => {
  const { field } = useController({ control: form.control, name: 'pictures' });
  const pictures = field.value;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const onLeave = useEffectEvent(() => pictures.forEach(forget));
  useEffect(() => () => onLeave(), []);
  return {
    pictures,
    refusals,
    add: (chosen: readonly File[]) => {
      const { files, refusals } = admitted(chosen, pictures.length);
      setRefusals(refusals);
      if (files.length > 0)
        field.onChange([...pictures, ...files.map((file) => ({ address: URL.createObjectURL(file), file }))]);
    },
    addStored: (address: string) => {
      const isHeld = pictures.some((picture) => picture.address === address);
      setRefusals(pictures.length < MAX_PICTURES ? [] : [uploadRefusal.moreThan(MAX_PICTURES)]);
      if (!isHeld && pictures.length < MAX_PICTURES) field.onChange([...pictures, { address }]);
    },
    feature: (picture: Picture) => field.onChange([picture, ...pictures.filter((other) => other !== picture)]),
    remove: (picture: Picture) => {
      forget(picture);
      setRefusals([]);
      field.onChange(pictures.filter((other) => other !== picture));
    },
  };
};

/** The project's pictures with previews, chosen or dropped; the first is featured. They are sent with the form. */
export function PicturesField({ form }: ProjectFormProps) {
  const { pictures, refusals, add, addStored, feature, remove } = usePictures({ form });
  return (
    <div className={styles.field}>
      {pictures.length > 0 && (
        <ul className={styles.tiles} aria-label="Images of the project">
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.address}
              picture={picture}
              number={place + 1}
              onFeature={() => feature(picture)}
              onRemove={() => remove(picture)}
            />
          ))}
        </ul>
      )}
      <FilePicker
        id={getFieldId('pictures')}
        label="Add images"
        rule={CONTENT_UPLOADS.projects}
        hint={`${pictures.length} of ${MAX_PICTURES}. JPEG, PNG, WebP or SVG, 10 MB each; the first is the featured one`}
        isWrong={refusals.length > 0}
        onPick={add}
      />
      <div>
        <LibraryButton accept={PICTURE_TYPES} onChoose={({ url }) => addStored(url)} />
      </div>
      {refusals.map((refusal) => (
        <p key={refusal} className={styles.refusal} role="alert">
          {refusal}
        </p>
      ))}
    </div>
  );
}
