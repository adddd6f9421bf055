import type { FieldPathByValue } from 'react-hook-form';
import { LibraryFileField } from '../../media-picker/LibraryFileField';
import type { ProjectFormProps } from './ProjectFormProps';
import type { ProjectFormValues } from './projectForm';

interface Props extends ProjectFormProps {
  name: FieldPathByValue<ProjectFormValues, string>;
  /** The field of the alternative text; it starts with the text from the library. */
  alt: FieldPathByValue<ProjectFormValues, string>;
  label: string;
}

/** A picture with its alternative text in a field next to it. */
export function DescribedPictureField({ form: { control, getValues, setValue }, name, alt, label }: Props) {
  return (
    <LibraryFileField
      control={control}
      name={name}
      label={label}
      onChosen={(picture) => {
        if (getValues(alt).trim() === '') setValue(alt, picture.alt, { shouldDirty: true });
      }}
    />
  );
}
