import { useId, useState } from 'react';
import { Button, Input } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import styles from '../RichTextEditor.module.css';

const WIDTH_PX = 480;
const MAX_LENGTH = 250;

interface Props {
  picture: { src: string; alt: string };
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** Asks for a picture's alternative text. */
export function AltTextDialog({ picture, onSave, onClose }: Props) {
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const close = useCloseQuestion(alt !== picture.alt, onClose);
  return (
    <Dialog
      title="Describe the image"
      isOpen
      onClose={() => void close()}
      widthPx={WIDTH_PX}
      footer={
        <>
          <Button onClick={() => void close()}>Not now</Button>
          <Button type="primary" onClick={() => onSave(alt.trim())}>
            Save alt text
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <img className={styles.described} src={picture.src} alt="" />
        <label htmlFor={id}>Alt text</label>
        <Input
          id={id}
          autoFocus
          value={alt}
          maxLength={MAX_LENGTH}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setAlt(target.value)}
          onPressEnter={() => onSave(alt.trim())}
        />
        <p id={`${id}-hint`} className={styles.note}>
          Describe the image in a sentence. Leave it empty only if the image is decorative.
        </p>
      </div>
    </Dialog>
  );
}
