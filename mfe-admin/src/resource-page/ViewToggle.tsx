import type { ReactNode } from 'react';
import { Segmented } from '#antd';

interface Props {
  value: string;
  views: readonly { value: string; label: string; icon: ReactNode }[];
  onChange: (view: string) => void;
}

export function ViewToggle({ value, views, onChange }: Props) {
  return (
    <Segmented
      size="small"
      aria-label="View"
      value={value}
      onChange={onChange}
      options={views.map(({ value, label, icon }) => ({ value, icon, title: label, tooltip: label }))}
    />
  );
}
