import { useState } from 'react';
import { Button, Dropdown } from '#antd';
import { CheckOutlined, SettingOutlined } from '#icons';
import styles from './ContentTable.module.css';

interface Props {
  titles: readonly string[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Chooses the columns of a table; stays open while columns are chosen. */
export function ColumnsMenu({ titles, hidden, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (title: string) =>
    onChange(hidden.includes(title) ? hidden.filter((other) => other !== title) : [...hidden, title]);
  const items = titles.map((title) => ({
    key: title,
    role: 'menuitemcheckbox',
    'aria-checked': !hidden.includes(title),
    label: title,
    icon: <CheckOutlined aria-hidden="true" style={hidden.includes(title) ? { visibility: 'hidden' } : {}} />,
    onClick: () => toggle(title),
  }));
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      open={isOpen}
      onOpenChange={(next, { source }) => source === 'trigger' && setIsOpen(next)}
    >
      <Button
        className={styles.columns ?? ''}
        size="small"
        aria-haspopup="menu"
        icon={<SettingOutlined aria-hidden="true" />}
      >
        Columns
      </Button>
    </Dropdown>
  );
}
