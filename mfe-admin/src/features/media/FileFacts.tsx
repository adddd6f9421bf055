import type { MediaFile } from '@atelier/contracts';
import { Button } from '#antd';
import { getDimensions, sizeInWords, typeInWords } from '../../media-picker/fileFacts';
import styles from './File.module.css';
import { toDay } from './mediaLabels';
import { useCopyAddress } from './useCopyAddress';

/** The facts about a file, and its address to copy. */
export function FileFacts({ file }: { file: MediaFile }) {
  const copy = useCopyAddress();
  const { variants, uploadedBy, uploadedAt, url } = file;
  const facts = [
    ['Type', typeInWords(file)],
    ['Dimensions', getDimensions(file) || '–'],
    ['Size', sizeInWords(file.bytes)],
    ['Smaller versions', variants.length === 0 ? 'None' : String(variants.length)],
    ['Uploaded', `${toDay(uploadedAt)}${uploadedBy === null ? '' : ` by ${uploadedBy}`}`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      <div className={styles.address}>
        <dt>Address</dt>
        <dd>
          <code>{url}</code>
          <Button size="small" onClick={() => void copy(file)}>
            Copy address
          </Button>
        </dd>
      </div>
    </dl>
  );
}
