import type { ComponentProps, KeyboardEvent } from 'react';
import { Select } from '#antd';

const BY_LABEL = { optionFilterProp: 'label' };

/** Leaving the field chooses nothing; the library would choose the first option. */
const keepTab = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** A select whose options are found by typing. */
export function ChoiceSelect<Value>(props: ComponentProps<typeof Select<Value>>) {
  return (
    <div onKeyDownCapture={keepTab}>
      <Select<Value> {...props} showSearch={BY_LABEL} style={{ width: '100%' }} />
    </div>
  );
}
