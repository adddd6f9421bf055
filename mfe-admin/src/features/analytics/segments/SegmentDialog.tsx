import type { AnalyticsSegment } from '@atelier/contracts';
import { analyticsName } from '@atelier/contracts/analytics/goal';
import { analyticsSegment } from '@atelier/contracts/analytics/segment';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod';
import { Input } from '#antd';
import { ChoiceSelect } from '../../../forms/ChoiceSelect';
import { FormDialog } from '../../../forms/FormDialog';
import { FormField } from '../../../forms/FormField';
import { RecoveredFormDialog } from '../../../forms/RecoveredFormDialog';
import type { Report } from '../headlineFigures';
import {
  CHANNELS,
  type ConditionName,
  type Conditions,
  DEVICES,
  LABELS,
  MESSAGES,
  toSegment,
  valueWords,
} from './conditions';
import styles from './SegmentDialog.module.css';

type Values = Conditions & { name: string };
interface Segment {
  name: string;
  segment: AnalyticsSegment;
}

const ANY = { value: '', label: 'Any' };
const PATTERN_HINT = 'Such as /contact, or /blog/* for all pages below /blog';

const unnamed = analyticsSegment.transform((segment): Segment => ({ name: '', segment }));
const named = analyticsSegment
  .extend({ name: analyticsName })
  .refine((given) => Object.keys(given).length > 1, { path: ['name'], error: 'Choose at least one condition' })
  .transform(({ name, ...segment }): Segment => ({ name, segment }));

/** Checks the fields that are not empty. */
const getResolver = (schema: z.ZodType<Segment>): Resolver<Values, unknown, Segment> => {
  const check = standardSchemaResolver(schema as never) as unknown as Resolver<Values, unknown, Segment>;
  return ({ name, ...conditions }, ...rest) =>
    check({ ...toSegment(conditions), ...(schema === named ? { name } : {}) } as Values, ...rest);
};
const RESOLVERS = { named: getResolver(named), unnamed: getResolver(unnamed) };

interface Props {
  title: string;
  action: string;
  /** Of a saved segment that is edited. */
  id?: string | undefined;
  initial: Values;
  /** Whether the segment gets a name. */
  isNamed: boolean;
  goals: Report['goals'];
  onClose: () => void;
  /** True if the dialog has done its work. */
  onSave: (segment: Segment) => Promise<boolean>;
}

/** The conditions of a segment, and its name if it is saved. */
export function SegmentDialog({ id, initial, isNamed, goals = [], onSave, onClose, ...dialog }: Props) {
  const form = useForm({ resolver: RESOLVERS[isNamed ? 'named' : 'unnamed'], defaultValues: initial });
  const { control, handleSubmit } = form;
  const text = (name: ConditionName, hint?: string) => (
    <FormField control={control} name={name} label={LABELS[name]} hint={hint}>
      {(props) => <Input {...props} spellCheck={false} />}
    </FormField>
  );
  const choice = (name: ConditionName, options: readonly { value: string; label: string }[]) => (
    <FormField control={control} name={name} label={LABELS[name]}>
      {(props) => <ChoiceSelect {...props} options={[ANY, ...options]} />}
    </FormField>
  );
  const goalChoices = goals.map(({ id: value, name: label }) => ({ value, label }));
  // A deleted goal must be shown to be taken out.
  if (initial.goal !== '' && !goals.some(({ id: goal }) => goal === initial.goal))
    goalChoices.push({ value: initial.goal, label: valueWords('goal', initial.goal, goals) });
  const fields = (
    <div className={styles.pairs}>
      {choice('channel', CHANNELS)}
      {text('source', 'As in the table, such as Google')}
      {text('campaign', 'As in the table')}
      {choice('device', DEVICES)}
      {text('country', 'Two letters, such as DE')}
      {text('entry', PATTERN_HINT)}
      {text('path', PATTERN_HINT)}
      {goalChoices.length > 0 && choice('goal', goalChoices)}
      {choice('message', MESSAGES)}
    </div>
  );
  if (!isNamed)
    return (
      <FormDialog
        {...dialog}
        label="Segment"
        onClose={onClose}
        onSubmit={handleSubmit(async (segment) => {
          if (await onSave(segment)) onClose();
        })}
      >
        {fields}
      </FormDialog>
    );
  return (
    <RecoveredFormDialog
      {...dialog}
      form={form}
      kind="segment"
      itemId={id}
      label="Segment"
      onClose={onClose}
      onSave={onSave}
    >
      <FormField control={control} name="name" label="Name" isRequired hint="Visible to everyone who can see analytics">
        {(props) => <Input {...props} />}
      </FormField>
      {fields}
    </RecoveredFormDialog>
  );
}
