import '../../forms/quietValidation';
import type { NewWebhook, Webhook, WebhookPatch } from '@atelier/contracts';
import { type FieldPath, useForm } from 'react-hook-form';
import { Input } from '#antd';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { SwitchField } from '../../forms/SwitchField';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { HeaderRows } from './HeaderRows';
import { PublicEventsSelect } from './PublicEventsSelect';
import type { Saved } from './useWebhookActions';
import { getChanges, getFields, type WebhookFields, webhookResolver } from './webhookForm';

interface Props {
  /** Undefined for a new webhook. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onSave: (fields: NewWebhook, changes: WebhookPatch) => Promise<Saved>;
}

/** The address, events, and headers of a webhook. */
export function WebhookEditor({ webhook, onClose, onSave }: Props) {
  const { control, handleSubmit, formState, setError } = useForm<WebhookFields, unknown, NewWebhook>({
    resolver: webhookResolver,
    defaultValues: getFields(webhook),
  });
  const save = handleSubmit(async (fields) => {
    const saved = await onSave(fields, getChanges(fields, formState.defaultValues ?? {}));
    if (saved === 'saved') return;
    for (const { field, message } of saved) setError(field as FieldPath<WebhookFields>, { type: 'server', message });
  });
  const close = useCloseQuestion(formState.isDirty, onClose);
  return (
    <FormDialog
      title={webhook === undefined ? 'New Webhook' : 'Edit Webhook'}
      onClose={() => void close()}
      widthPx={640}
      action={webhook === undefined ? 'Create Webhook' : 'Save'}
      isSubmitting={formState.isSubmitting}
      label="Webhook"
      onSubmit={save}
    >
      <FormField
        control={control}
        name="description"
        label="Description"
        isRequired
        hint="For example, the system that receives it."
      >
        {(props) => <Input {...props} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="url" label="URL" isRequired hint="An https address that takes POST requests.">
        {(props) => <Input {...props} type="url" inputMode="url" autoComplete="off" />}
      </FormField>
      <FormField control={control} name="events" label="Events" isRequired>
        {(props) => <PublicEventsSelect {...props} />}
      </FormField>
      <HeaderRows control={control} kept={webhook?.headers.map(({ name }) => name) ?? []} />
      <SwitchField control={control} name="isOrdered" label="Keep the order of events about the same item" />
      <SwitchField control={control} name="isEnabled" label="Enabled" />
    </FormDialog>
  );
}
