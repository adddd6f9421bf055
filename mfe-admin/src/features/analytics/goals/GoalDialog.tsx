import { type GoalInput, goalInput } from '@atelier/contracts/analytics/goal';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Resolver, useForm } from 'react-hook-form';
import { Input } from '#antd';
import { ChoiceSelect } from '../../../forms/ChoiceSelect';
import { FormField } from '../../../forms/FormField';
import { RecoveredFormDialog } from '../../../forms/RecoveredFormDialog';

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
  id?: string | undefined;
  initial: Values;
  onClose: () => void;
  /** True if the goal was saved. */
  onSave: (goal: GoalInput) => Promise<boolean>;
}

/** The name of a goal and what reaches it. */
export function GoalDialog({ id, initial, ...dialog }: Props) {
  const form = useForm({ resolver, defaultValues: initial });
  const { control, watch } = form;
  return (
    <RecoveredFormDialog
      {...dialog}
      form={form}
      kind="goal"
      itemId={id}
      widthPx={WIDTH_PX}
      action="Save Goal"
      label="Goal"
    >
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
    </RecoveredFormDialog>
  );
}
