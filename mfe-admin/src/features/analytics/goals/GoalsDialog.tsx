import type { Goal, GoalInput } from '@atelier/contracts';
import { useState } from 'react';
import { DefinitionsDialog } from '../definitions/DefinitionsDialog';
import { GoalDialog, NEW_GOAL } from './GoalDialog';
import { goalWords } from './goalWords';
import { useGoals } from './useGoals';

interface Props {
  onChanged: () => void;
  onClose: () => void;
}

/** Adds, edits, and deletes goals. */
export function GoalsDialog({ onChanged, onClose }: Props) {
  const { goals, error, create, update, remove, read } = useGoals(onChanged);
  const [edited, setEdited] = useState<Goal>();
  const [isAdding, setIsAdding] = useState(false);
  const save = async (goal: Goal, changed: GoalInput): Promise<boolean> => {
    const outcome = await update(goal, changed);
    // The browser keeps what was typed, so the dialog may close if the newer version cannot be loaded.
    if (outcome === 'reload') setEdited(await read(goal).catch(() => undefined));
    return outcome === 'saved';
  };
  return (
    <DefinitionsDialog
      title="Goals"
      items={goals}
      describe={goalWords}
      none={error?.message ?? 'There are no goals. A goal counts the visits that saw a page, or sent a message.'}
      add={{ text: 'Add Goal', run: () => setIsAdding(true) }}
      onEdit={setEdited}
      onRemove={(goal) => void remove(goal)}
      onClose={onClose}
    >
      {isAdding && (
        <GoalDialog
          title="New Goal"
          initial={NEW_GOAL}
          onClose={() => setIsAdding(false)}
          onSave={async (goal) => (await create(goal)) === 'saved'}
        />
      )}
      {edited && (
        <GoalDialog
          key={`${edited.id} ${edited.version}`}
          title="Edit Goal"
          id={edited.id}
          initial={{ ...NEW_GOAL, ...edited }}
          onClose={() => setEdited(undefined)}
          onSave={(goal) => save(edited, goal)}
        />
      )}
    </DefinitionsDialog>
  );
}
