import type { FocalPoint } from '@atelier/contracts';
import type { FieldValues } from '../../resource-page/comparedFields';
import type { FileFormValues } from './fileForm';

/** The default focal point. */
export const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

export const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

export const focalPointInWords = ({ x, y }: FocalPoint): string =>
  `${percent(x)} from the left, ${percent(y)} from the top`;

/** A file's description as readable fields, for comparison. */
export const fileAsFields = ({ name, alt, tags, focalPoint }: Partial<FileFormValues>): FieldValues => ({
  name,
  alternativeText: alt,
  tags,
  focalPoint: focalPointInWords(focalPoint ?? MIDDLE),
});
