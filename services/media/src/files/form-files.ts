import { type ArrivedFile, InvalidInput } from '@atelier/service-kit';

/** The files of a form that must have some; 400 naming the field where it has none. */
export const withFiles = (files: readonly ArrivedFile[], field: string): readonly [ArrivedFile, ...ArrivedFile[]] => {
  const [first, ...others] = files;
  if (first === undefined) throw new InvalidInput([{ field, message: 'At least one file is required' }]);
  return [first, ...others];
};
