import type { FocalPoint } from '@atelier/contracts';
import type { FieldValues } from '../../resource-page/comparedFields';
import type { FileFormValues } from './fileForm';

/** Where the focal point of a picture is that has none. */
export const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

export const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

export const focalPointInWords = ({ x, y }: FocalPoint): string =>
  `${percent(x)} from the left, ${percent(y)} from the top`;

/** What somebody reads of a file's description, to compare two of them. */
export const fileAsFields = ({ name, alt, tags, focalPoint }: Partial<FileFormValues>): FieldValues => ({
  name,
  alternativeText: alt,
  tags,
  focalPoint: focalPointInWords(focalPoint ?? MIDDLE),
});
