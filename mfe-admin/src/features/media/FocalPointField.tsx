import type { FocalPoint, MediaFile } from '@atelier/contracts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Button } from '#antd';
import { Thumbnail } from '../../media-picker/Thumbnail';
import styles from './File.module.css';
import { focalPointInWords, MIDDLE, percent } from './fileAsFields';
import type { FileFormValues } from './fileForm';

const STEP = 0.01;
const LARGE_STEP = 0.1;
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (fraction: number): number => Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100;

interface Props {
  file: MediaFile;
  control: Control<FileFormValues, unknown, object>;
}

/** The focal point of a picture, set with a click or the arrow keys. */
export function FocalPointField({ file, control }: Props) {
  const { field } = useController({ control, name: 'focalPoint' });
  const point = field.value ?? MIDDLE;
  const set = ({ x, y }: FocalPoint) => field.onChange({ x: within(x), y: within(y) });
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // The space bar also triggers a click, but without a position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    set({ x: point.x + way[0] * step, y: point.y + way[1] * step });
  };
  const shown = { ...file, focalPoint: point };
  return (
    <div className={styles.focal}>
      <div className={styles.stage}>
        <button
          type="button"
          id="field-focalPoint"
          className={styles.preview}
          aria-label={`Focal point: ${focalPointInWords(point)}`}
          aria-describedby="focal-point-hint"
          onClick={click}
          onKeyDown={press}
        >
          <Thumbnail
            file={{ ...file, focalPoint: null }}
            sizes="(max-width: 600px) 90vw, 560px"
            alt={file.alt}
            fit="contain"
          />
          <span
            className={styles.mark}
            style={{ insetInlineStart: percent(point.x), insetBlockStart: percent(point.y) }}
          />
        </button>
      </div>
      <div className={styles.cuts} aria-hidden="true">
        <span data-cut="square">
          <Thumbnail file={shown} sizes="120px" />
        </span>
        <span data-cut="wide">
          <Thumbnail file={shown} sizes="200px" />
        </span>
        <span data-cut="tall">
          <Thumbnail file={shown} sizes="120px" />
        </span>
      </div>
      <p id="focal-point-hint" className={styles.hint}>
        Click the part that must stay visible when the picture is cropped, or move the point with the arrow keys. Hold
        Shift for larger steps.
      </p>
      <p className={styles.hint} role="status">
        {focalPointInWords(point)}{' '}
        {field.value !== null && (
          <Button size="small" onClick={() => field.onChange(null)}>
            Center
          </Button>
        )}
      </p>
    </div>
  );
}
