import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '#antd';
import { SearchOutlined } from '#icons';

const PAUSE_MS = 300;
const MAX_LENGTH = 100;

interface Props {
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search field that waits for a pause in typing before it searches. */
export function SearchField({ placeholder, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const onPause = useEffectEvent((wanted: string) => {
    if (wanted !== value) onChange(wanted);
  });
  // A space at the end stays: the next word may follow.
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Input
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden="true" />}
      allowClear
      maxLength={MAX_LENGTH}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
