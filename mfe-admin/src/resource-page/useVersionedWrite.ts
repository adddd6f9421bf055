import { type Clash, useConflict } from './ConflictProvider';
import { conflictOf } from './versions';

interface Write<Answer> extends Omit<Clash, 'conflict'> {
  /** The version that was loaded. */
  version: number;
  call: (version: number) => Promise<Answer>;
}

/** What a write came to; anything but a conflict is thrown. */
export type WriteOutcome<Answer> = { is: 'done'; answer: Answer } | { is: 'reload' | 'stay' };

/** Writes on the version that was loaded; where somebody was faster, on theirs or not at all, as is chosen. */
export const useVersionedWrite = () => {
  const ask = useConflict();
  return async <Answer>({ version, call, ...words }: Write<Answer>): Promise<WriteOutcome<Answer>> => {
    let madeOnVersion = version;
    for (;;) {
      try {
        return { is: 'done', answer: await call(madeOnVersion) };
      } catch (error) {
        const conflict = conflictOf(error);
        if (conflict === undefined) throw error;
        const choice = await ask({ ...words, conflict });
        if (choice !== 'anyway') return { is: choice };
        madeOnVersion = conflict.version;
      }
    }
  };
};
