import '../../../forms/quietValidation';
import type { NewEventSubscriber } from '@atelier/contracts';
import { newEventSubscriber } from '@atelier/contracts/event-subscribers/event-subscriber';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Input } from '#antd';
import { FormDialog } from '../../../forms/FormDialog';
import { FormField } from '../../../forms/FormField';
import { useCloseQuestion } from '../../../forms/useCloseQuestion';
import { PublicEventsSelect } from '../PublicEventsSelect';

interface Fields {
  name: string;
  events: string[];
}

const resolver = standardSchemaResolver<Fields, unknown, NewEventSubscriber>(newEventSubscriber as never);

interface Props {
  onClose: () => void;
  onCreate: (subscriber: NewEventSubscriber) => Promise<void>;
}

/** The name and the events of a new subscriber on NATS. */
export function NewEventSubscriberDialog({ onClose, onCreate }: Props) {
  const { control, handleSubmit, formState } = useForm<Fields, unknown, NewEventSubscriber>({
    resolver,
    defaultValues: { name: '', events: [] },
  });
  const close = useCloseQuestion(formState.isDirty, onClose);
  return (
    <FormDialog
      title="New NATS Subscriber"
      onClose={() => void close()}
      widthPx={640}
      action="Create Subscriber"
      isSubmitting={formState.isSubmitting}
      label="NATS subscriber"
      onSubmit={handleSubmit(onCreate)}
    >
      <FormField control={control} name="name" label="Name" isRequired hint="The program that reads the events.">
        {(props) => <Input {...props} autoComplete="off" />}
      </FormField>
      <FormField
        control={control}
        name="events"
        label="Events"
        isRequired
        hint="They cannot be changed later. Create another subscriber instead."
      >
        {(props) => <PublicEventsSelect {...props} />}
      </FormField>
    </FormDialog>
  );
}
