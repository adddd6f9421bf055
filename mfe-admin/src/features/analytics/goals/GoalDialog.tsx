import { type GoalInput, goalInput } from '@atelier/contracts/analytics/goal';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Resolver, useForm } from 'react-hook-form';
import { Input } from '#antd';
import { ChoiceSelect } from '../../../forms/ChoiceSelect';
import { FormDialog } from '../../../forms/FormDialog';
import { FormField } from '../../../forms/FormField';
import { RecoveryOffer } from '../../../forms/RecoveryOffer';
import { useCloseQuestion } from '../../../forms/useCloseQuestion';
import { useLocalRecovery } from '../../../forms/useLocalRecovery';

const WIDTH_PX = 520;

const TARGETS: readonly { value: GoalInput['target']; label: string }[] = [
  { value: 'page', label: 'A page' },
  { value: 'message', label: 'A sent message' },
];

/** The path stays in its field while a message is the target. */
interface Values {
  name: string;
  target: GoalInput['target'];
  path: string;
}

export const NEW_GOAL: Values = { name: '', target: 'page', path: '' };

const check = standardSchemaResolver(goalInput);
const resolver: Resolver<Values, unknown, GoalInput> = ({ name, target, path }, ...rest) =>
  check({ name, target, ...(target === 'page' ? { path } : {}) }, ...(rest as [unknown, never]));

interface Props {
  title: string;
  /** Absent for a new goal. */
  id?: string;
  initial: Values;
  onClose: () => void;
  /** True if the goal was saved. */
  onSave: (goal: GoalInput) => Promise<boolean>;
}

/** The name of a goal and what reaches it. This browser keeps them until they are saved or discarded. */
export function GoalDialog({ title, id, initial, onClose, onSave }: Props) {
  const form = useForm({ resolver, defaultValues: initial });
  const { control, formState, handleSubmit, watch } = form;
  const recovery = useLocalRecovery({ kind: 'goal', itemId: id, form });
  const finish = () => {
    recovery.clear();
    onClose();
  };
  const close = useCloseQuestion(formState.isDirty, finish);
  return (
    <FormDialog
      title={title}
      widthPx={WIDTH_PX}
      action="Save Goal"
      label="Goal"
      isSubmitting={formState.isSubmitting}
      onClose={() => void close()}
      onSubmit={handleSubmit(async (goal) => {
        if (await onSave(goal)) finish();
      })}
    >
      <RecoveryOffer {...recovery} />
      <FormField control={control} name="name" label="Name" isRequired>
        {(props) => <Input {...props} />}
      </FormField>
      <FormField control={control} name="target" label="Reached by" isRequired>
        {(props) => <ChoiceSelect {...props} options={[...TARGETS]} />}
      </FormField>
      {watch('target') === 'page' && (
        <FormField
          control={control}
          name="path"
          label="Page"
          isRequired
          hint="/contact is one page; /blog/* stands for all pages below /blog"
        >
          {(props) => <Input {...props} spellCheck={false} placeholder="/contact" />}
        </FormField>
      )}
    </FormDialog>
  );
}
