import { PUBLIC_EVENTS } from '@atelier/contracts/events/public-events';
import type { ComponentProps } from 'react';
import { ChoiceSelect } from '../../forms/ChoiceSelect';

const NOUNS = [...new Set(PUBLIC_EVENTS.map(({ noun }) => noun))];
const CHOICES = NOUNS.map((noun) => ({
  label: noun,
  options: PUBLIC_EVENTS.filter((event) => event.noun === noun).map(({ type, label }) => ({ value: type, label })),
}));

type Props = Omit<ComponentProps<typeof ChoiceSelect<string[]>>, 'onChange' | 'options'> & {
  onChange: (types: readonly string[]) => void;
};

/** Several of the events that other systems can be told of. */
export function PublicEventsSelect({ onChange, ...props }: Props) {
  return (
    <ChoiceSelect<string[]>
      {...props}
      mode="multiple"
      placeholder="Choose events"
      options={CHOICES as never}
      onChange={(types) => onChange(types)}
    />
  );
}
