import type { ComponentProps } from 'react';
import { Input } from '#antd';

interface Props extends Omit<ComponentProps<typeof Input>, 'type' | 'onChange'> {
  /** For example '2027-03-01', or empty. */
  value: string;
  onChange: (day: string) => void;
}

/** A calendar date. Moments are entered with `StudioTimeInput`. */
export function DayInput({ onChange, ...props }: Props) {
  return <Input {...props} type="date" onChange={({ target }) => onChange(target.value)} />;
}
