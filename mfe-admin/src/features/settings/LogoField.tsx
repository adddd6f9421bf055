import { isPlainDrawing, MAX_DRAWING_LENGTH } from '@atelier/contracts/studio/drawing';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button, ConfigProvider } from '#antd';
import { PictureOutlined } from '#icons';
import { getFieldId } from '../../forms/getFieldId';
import { PicturePicker } from '../../media-picker/PicturePicker';
import styles from './LogoField.module.css';
import type { SettingsFormProps } from './SettingsFormProps';

const SVG = ['image/svg+xml'];

/** Why a file of the library cannot be the logo; undefined if it can. */
const getObjection = (drawing: string): string | undefined => {
  if (drawing.length > MAX_DRAWING_LENGTH)
    return `The logo is part of every page, so it can have at most ${MAX_DRAWING_LENGTH} characters. This one has ${drawing.length}`;
  return isPlainDrawing(drawing)
    ? undefined
    : 'The logo can only contain shapes and colors. Convert its text to paths, and export it with attributes instead of styles';
};

const toAddress = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** A drawing from the library, which removes everything that runs or loads from drawings. */
export function LogoField({ control }: SettingsFormProps) {
  const { field, fieldState } = useController({ control, name: 'brand.logo' });
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const [isChoosing, setIsChoosing] = useState(false);
  const [objection, setObjection] = useState<string>();
  const choose = async (address: string) => {
    setIsChoosing(false);
    try {
      const drawing = (await (await fetch(address)).text()).trim();
      const found = getObjection(drawing);
      setObjection(found);
      if (found === undefined) field.onChange(drawing);
    } catch {
      setObjection('The file could not be loaded. Try again.');
    }
  };
  const problem = objection ?? fieldState.error?.message;
  return (
    <fieldset id={getFieldId('brand.logo')} className={styles.logo} tabIndex={-1} aria-label="Logo">
      <div className={styles.shown}>
        {field.value === '' ? (
          <span>The studio’s name in the display typeface</span>
        ) : (
          <img src={toAddress(field.value)} alt="The logo" />
        )}
      </div>
      <div className={styles.actions}>
        <Button icon={<PictureOutlined />} disabled={isFixed} onClick={() => setIsChoosing(true)}>
          Choose an SVG from the library
        </Button>
        {field.value !== '' && (
          <Button disabled={isFixed} onClick={() => field.onChange('')}>
            Remove the logo
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <PicturePicker
        open={isChoosing}
        accept={SVG}
        onClose={() => setIsChoosing(false)}
        onChoose={({ url }) => void choose(url)}
      />
    </fieldset>
  );
}
