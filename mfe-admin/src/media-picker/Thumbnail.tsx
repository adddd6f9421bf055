import { isPicture, sortOfFile } from '@atelier/contracts/media/upload';
import { useState } from 'react';
import { FileTextOutlined, PictureOutlined, PlayCircleOutlined } from '#icons';
import { typeInWords } from './fileFacts';
import type { Shown } from './mediaFiles.api';
import styles from './Thumbnail.module.css';

const FORMATS = ['avif', 'webp'] as const;

const toSrcSet = ({ variants }: Shown, format: (typeof FORMATS)[number]): string =>
  variants
    .filter((variant) => variant.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

interface Props {
  file: Shown;
  /** The displayed width, in the format of the `sizes` attribute. */
  sizes: string;
  alt?: string;
  fit?: 'cover' | 'contain';
}

/** A picture in its smallest sufficient version, or the icon of another file. */
export function Thumbnail({ file, sizes, alt = '', fit = 'cover' }: Props) {
  const { x = 0.5, y = 0.5 } = file.focalPoint ?? {};
  const [broken, setBroken] = useState<string>();
  if (!isPicture(file.contentType))
    return (
      <span className={styles.missing}>
        {sortOfFile(file.contentType) === 'clip' ? (
          <PlayCircleOutlined aria-hidden="true" />
        ) : (
          <FileTextOutlined aria-hidden="true" />
        )}
        <span className={styles.words}>{typeInWords(file)}</span>
      </span>
    );
  if (broken === file.url)
    return (
      <span className={styles.missing}>
        <PictureOutlined aria-hidden="true" />
        <span className={styles.words}>{alt}</span>
      </span>
    );
  return (
    <picture className={styles.picture}>
      {file.variants.length > 0 &&
        FORMATS.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={toSrcSet(file, format)} sizes={sizes} />
        ))}
      <img
        src={file.url}
        alt={alt}
        className={styles.image}
        data-fit={fit}
        style={{ objectPosition: `${percent(x)} ${percent(y)}` }}
        loading="lazy"
        decoding="async"
        {...(file.width === null || file.height === null ? {} : { width: file.width, height: file.height })}
        onError={() => setBroken(file.url)}
      />
    </picture>
  );
}
