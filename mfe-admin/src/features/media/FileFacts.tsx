import type { MediaFile } from '@atelier/contracts';
import { isPicture } from '@atelier/contracts/media/upload';
import { Button } from '#antd';
import { formatDate } from '../../dates/dates';
import { getDimensions, typeInWords } from '../../media-picker/fileFacts';
import { formatBytes } from '../../numbers/numbers';
import styles from './File.module.css';
import { useCopyAddress } from './useCopyAddress';

const factsOfPicture = (file: MediaFile) => [
  ['Dimensions', getDimensions(file) || '–'],
  ['Smaller versions', file.variants.length === 0 ? 'None' : String(file.variants.length)],
];

/** The facts about a file, and its address to copy. */
export function FileFacts({ file }: { file: MediaFile }) {
  const copy = useCopyAddress();
  const { uploadedBy, uploadedAt, url } = file;
  const facts = [
    ['Type', typeInWords(file)],
    ['Size', formatBytes(file.bytes)],
    ...(isPicture(file.contentType) ? factsOfPicture(file) : []),
    ['Uploaded', `${formatDate(uploadedAt)}${uploadedBy === null ? '' : ` by ${uploadedBy}`}`],
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
