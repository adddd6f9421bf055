import { DefinitionsDialog } from '../../../definitions/DefinitionsDialog';
import { GoalDialog, NEW_GOAL } from './GoalDialog';
import { goalWords } from './goalWords';
import { useGoals } from './useGoals';

interface Props {
  onChanged: () => void;
  onClose: () => void;
}

/** Adds, edits, and deletes goals. */
export function GoalsDialog({ onChanged, onClose }: Props) {
  const goals = useGoals(onChanged);
  return (
    <DefinitionsDialog
      title="Goals"
      definitions={goals}
      describe={goalWords}
      none={goals.error?.message ?? 'There are no goals. A goal counts the visits that saw a page, or sent a message.'}
      add="Add Goal"
      renderEditor={(goal, editing) => (
        <GoalDialog
          title={goal === undefined ? 'New Goal' : 'Edit Goal'}
          id={goal?.id}
          initial={{ ...NEW_GOAL, ...goal }}
          {...editing}
        />
      )}
      onClose={onClose}
    />
  );
}
