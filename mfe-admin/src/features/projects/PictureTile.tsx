import { useState } from 'react';
import { Button, Tooltip } from '#antd';
import { CloseOutlined, StarFilled } from '#icons';
import styles from './Pictures.module.css';
import type { Picture } from './projectPictures';

interface Props {
  picture: Picture;
  /** Starts at 1; the first picture is featured. */
  number: number;
  onFeature: () => void;
  onRemove: () => void;
}

export function PictureTile({ picture, number, onFeature, onRemove }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <li className={styles.tile}>
      {isBroken ? (
        <span className={styles.broken}>Image {number} cannot be shown</span>
      ) : (
        <img src={picture.address} alt={picture.file?.name ?? `Image ${number}`} onError={() => setIsBroken(true)} />
      )}
      <div className={styles.tools}>
        {number === 1 ? (
          <span className={styles.first}>
            <StarFilled aria-hidden="true" /> Featured
          </span>
        ) : (
          <Tooltip title="Make featured">
            <Button
              size="small"
              icon={<StarFilled />}
              aria-label={`Make image ${number} the featured one`}
              onClick={onFeature}
            />
          </Tooltip>
        )}
        <Button size="small" icon={<CloseOutlined />} aria-label={`Remove image ${number}`} onClick={onRemove} />
      </div>
    </li>
  );
}
