import '../../../forms/quietValidation';
import {
  type NewSharedReport,
  newSharedReport,
  SHARED_REPORT_DAYS,
  SHARED_REPORT_LIFETIMES,
} from '@atelier/contracts/analytics/new-shared-report';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Input } from '#antd';
import { ChoiceSelect } from '../../../forms/ChoiceSelect';
import { FormDialog } from '../../../forms/FormDialog';
import { FormField } from '../../../forms/FormField';
import { useCloseQuestion } from '../../../forms/useCloseQuestion';
import { lastDays } from './lastDays';

const resolver = standardSchemaResolver<NewSharedReport, unknown, NewSharedReport>(newSharedReport as never);

const DEFAULTS: NewSharedReport = { name: '', days: 30, lifetime: 'month' };
const LIFETIMES = { month: '30 days', year: '1 year', unlimited: 'Never' };
const PERIOD_CHOICES = SHARED_REPORT_DAYS.map((value) => ({ value, label: lastDays(value) }));
const LIFETIME_CHOICES = SHARED_REPORT_LIFETIMES.map((value) => ({ value, label: LIFETIMES[value] }));

interface Props {
  onClose: () => void;
  onCreate: (report: NewSharedReport) => Promise<void>;
}

/** The name, the period, and the expiry of a new link. */
export function NewSharedReportDialog({ onClose, onCreate }: Props) {
  const { control, handleSubmit, formState } = useForm<NewSharedReport>({ resolver, defaultValues: DEFAULTS });
  const close = useCloseQuestion(formState.isDirty, onClose);
  return (
    <FormDialog
      title="New Link"
      onClose={() => void close()}
      action="Create Link"
      isSubmitting={formState.isSubmitting}
      label="Shared report"
      onSubmit={handleSubmit(onCreate)}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        isRequired
        hint="People with the link see it. For example, “Monthly figures”."
      >
        {(props) => <Input {...props} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="days" label="Period" hint="Up to the day on which the link is opened.">
        {(props) => <ChoiceSelect {...props} options={PERIOD_CHOICES} />}
      </FormField>
      <FormField control={control} name="lifetime" label="Expires after" hint="You can revoke the link at any time.">
        {(props) => <ChoiceSelect {...props} options={LIFETIME_CHOICES} />}
      </FormField>
    </FormDialog>
  );
}
