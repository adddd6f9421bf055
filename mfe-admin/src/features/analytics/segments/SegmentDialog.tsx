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
import { RecoveryOffer } from '../../../forms/RecoveryOffer';
import { useCloseQuestion } from '../../../forms/useCloseQuestion';
import { useLocalRecovery } from '../../../forms/useLocalRecovery';
import type { Report } from '../headlineFigures';
import { CHANNELS, type ConditionName, type Conditions, DEVICES, LABELS, MESSAGES, toSegment } from './conditions';
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
  id?: string;
  initial: Values;
  /** Whether the segment gets a name. */
  isNamed: boolean;
  goals: Report['goals'];
  onClose: () => void;
  /** True if the dialog has done its work. */
  onSave: (segment: Segment) => Promise<boolean> | boolean;
}

/** The conditions of a segment. This browser keeps those of a saved one until they are saved or discarded. */
export function SegmentDialog({ title, action, id, initial, isNamed, goals = [], onClose, onSave }: Props) {
  const form = useForm({ resolver: RESOLVERS[isNamed ? 'named' : 'unnamed'], defaultValues: initial });
  const { control, formState, handleSubmit } = form;
  const recovery = useLocalRecovery({ kind: isNamed ? 'segment' : 'conditions', itemId: id, form });
  const finish = () => {
    recovery.clear();
    onClose();
  };
  const close = useCloseQuestion(isNamed && formState.isDirty, finish);
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
  return (
    <FormDialog
      title={title}
      action={action}
      label="Segment"
      isSubmitting={formState.isSubmitting}
      onClose={() => void close()}
      onSubmit={handleSubmit(async (segment) => {
        if (await onSave(segment)) finish();
      })}
    >
      {isNamed && <RecoveryOffer {...recovery} />}
      {isNamed && (
        <FormField control={control} name="name" label="Name" isRequired hint="Everyone who reads analytics sees it">
          {(props) => <Input {...props} />}
        </FormField>
      )}
      <div className={styles.pairs}>
        {choice('channel', CHANNELS)}
        {text('source', 'As in the table, such as Google')}
        {text('campaign', 'As in the table')}
        {choice('device', DEVICES)}
        {text('country', 'Two letters, such as DE')}
        {text('entry', PATTERN_HINT)}
        {text('path', PATTERN_HINT)}
        {goals.length > 0 &&
          choice(
            'goal',
            goals.map(({ id: value, name: label }) => ({ value, label })),
          )}
        {choice('message', MESSAGES)}
      </div>
    </FormDialog>
  );
}
