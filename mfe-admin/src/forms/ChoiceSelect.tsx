import type { ComponentProps, KeyboardEvent } from 'react';
import { Select } from '#antd';

const BY_LABEL = { optionFilterProp: 'label' };

/** Tab leaves the field without choosing; the library would choose the first option. */
const keepTab = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** A select with search. */
export function ChoiceSelect<Value>(props: ComponentProps<typeof Select<Value>>) {
  return (
    <div onKeyDownCapture={keepTab}>
      <Select<Value> {...props} showSearch={BY_LABEL} style={{ width: '100%' }} />
    </div>
  );
}
