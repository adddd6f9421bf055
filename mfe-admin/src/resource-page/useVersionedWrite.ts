import { usePlatform } from '../platform/usePlatform';
import { type Clash, type ClashChoice, useConflict } from './ConflictProvider';
import type { FieldValues } from './comparedFields';
import { findConflict } from './versions';

interface Clashes {
  mine: FieldValues;
  theirs: FieldValues;
  /** Whether the changes become a draft beside the newer version, so that nothing is merged. */
  isBeside: boolean;
}

export type FindClashes = () => Promise<Clashes>;

interface Write<Answer> extends Omit<Clash, 'conflict'> {
  /** The loaded version. */
  version: number;
  /** The fields that two people changed in different ways. If there are none, both changes are saved without asking. */
  findClashes?: FindClashes | undefined;
  call: (version: number) => Promise<Answer>;
}

/** The result of a write; errors other than conflicts are thrown. */
type WriteOutcome<Answer> = { is: 'done'; answer: Answer } | { is: 'reload' | 'stay' };

/** Writes on the loaded version; if someone else saved first, merges by field or asks which version to keep. */
export const useVersionedWrite = () => {
  const ask = useConflict();
  const { toasts } = usePlatform();
  const settle = async (clash: Clash, findClashes: FindClashes | undefined): Promise<ClashChoice> => {
    const clashes = await findClashes?.();
    if (clashes === undefined) return ask(clash);
    if (Object.keys(clashes.mine).length > 0)
      return ask({ ...clash, compare: { mine: clashes.mine, theirs: async () => clashes.theirs } });
    if (!clashes.isBeside)
      toasts.show(`Merged with the changes of ${clash.conflict.updated_by ?? 'someone else'}.`, 'info');
    return 'anyway';
  };
  const write = async <Answer>(request: Write<Answer>): Promise<WriteOutcome<Answer>> => {
    const { version, call, findClashes, ...words } = request;
    try {
      return { is: 'done', answer: await call(version) };
    } catch (error) {
      const conflict = findConflict(error);
      if (conflict === undefined) throw error;
      const choice = await settle({ ...words, conflict }, conflict.version === version ? undefined : findClashes);
      return choice === 'anyway' ? write({ ...request, version: conflict.version }) : { is: choice };
    }
  };
  return write;
};
