import type { MediaFile } from '@atelier/contracts';
import hidden from '../layout/VisuallyHidden.module.css';
import { getDimensions } from './fileFacts';
import styles from './PicturePicker.module.css';
import { Thumbnail } from './Thumbnail';

interface Props {
  files: readonly MediaFile[];
  chosenId: string;
  isAccepted: (file: MediaFile) => boolean;
  onSelect: (file: MediaFile) => void;
  /** Called at once on Enter or on a second click. */
  onChoose: (file: MediaFile) => void;
}

/** Pictures as radio buttons: one is selected, and arrow keys move between them. */
export function PictureChoices({ files, chosenId, isAccepted, onSelect, onChoose }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend className={hidden.visuallyHidden}>Pictures</legend>
      {files.map((file) => (
        <label key={file.id} className={styles.choice} data-is-chosen={file.id === chosenId}>
          <input
            type="radio"
            name="picture"
            className={styles.radio}
            aria-label={file.alt || file.name}
            checked={file.id === chosenId}
            disabled={!isAccepted(file)}
            onChange={() => onSelect(file)}
            onDoubleClick={() => onChoose(file)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onChoose(file);
            }}
          />
          <span className={styles.frame}>
            <Thumbnail file={file} sizes="160px" />
          </span>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.facts}>{getDimensions(file)}</span>
        </label>
      ))}
    </fieldset>
  );
}
