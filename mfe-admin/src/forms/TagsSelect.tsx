import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { Select } from '#antd';

interface Props extends Omit<ComponentProps<typeof Select<string[]>>, 'value' | 'onChange' | 'mode'> {
  value: string[];
  onChange: (tags: string[]) => void;
  suggestions?: readonly string[];
}

/**
 * A list of words. Enter, a comma, or leaving the field adds the typed text; suggestions are only added when chosen
 * with the arrow keys or the mouse.
 */
export function TagsSelect({ value, onChange, suggestions, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const hasChosen = useRef(false);
  const change = (tags: string[]) => {
    setTyped('');
    onChange(tags);
  };
  const addTyped = () => {
    const tag = typed.trim();
    change(tag === '' || value.includes(tag) ? value : [...value, tag]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEnter && !hasChosen.current) {
      event.preventDefault();
      addTyped();
    }
    // The library would toggle the suggestion under the pointer.
    if (event.key === 'Tab' || (isEnter && !hasChosen.current)) event.stopPropagation();
    hasChosen.current = ['ArrowDown', 'ArrowUp'].includes(event.key);
  };
  return (
    <div onKeyDownCapture={onKeyDown}>
      <Select<string[]>
        {...props}
        mode="tags"
        value={value}
        onChange={change}
        showSearch={{ searchValue: typed, onSearch: setTyped }}
        defaultActiveFirstOption={false}
        tokenSeparators={[',']}
        {...(suggestions === undefined
          ? { open: false, suffix: null }
          : { options: suggestions.map((tag) => ({ value: tag, label: tag })) })}
        style={{ width: '100%' }}
      />
    </div>
  );
}
