import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '#antd';
import { PictureOutlined } from '#icons';
import { PicturePicker } from '../../media-picker/PicturePicker';
import { SettingsField } from './SettingsField';
import type { SettingsFormProps } from './SettingsFormProps';
import styles from './ShareImageField.module.css';

/** The picture for social networks, from the library or by address. */
export function ShareImageField({ control }: SettingsFormProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { field } = useController({ control, name: 'seo.shareImage' });
  return (
    <div className={styles.image}>
      <SettingsField
        control={control}
        name="seo.shareImage"
        label="Share image"
        hint="1200 by 630; empty for a card that is drawn for each page"
      />
      <Button icon={<PictureOutlined />} onClick={() => setIsChoosing(true)}>
        Choose from the library
      </Button>
      <PicturePicker
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={({ url }) => {
          field.onChange(url);
          setIsChoosing(false);
        }}
      />
    </div>
  );
}
