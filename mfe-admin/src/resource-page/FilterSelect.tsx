import { Select } from '#antd';

export interface Choice {
  value: string;
  label: string;
}

/** No filter. */
export const ALL: Choice = { value: 'all', label: 'All' };

interface Props {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

/** A filter; its first choice turns it off. */
export function FilterSelect({ label, value, choices, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      value={value}
      options={[...choices]}
      onChange={onChange}
      prefix={`${label}:`}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
    />
  );
}
