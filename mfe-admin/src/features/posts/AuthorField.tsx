import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button, Dropdown, Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { useAnswer } from '../../platform/useAnswer';
import { useMay } from '../../session/useAdmin';
import type { PostFormProps } from './PostFormProps';
import styles from './Posts.module.css';

const TEAM = getAddress('GET /team', { query: { limit: 100 } });

function TeamMenu({ onChoose }: { onChoose: (name: string) => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error } = useAnswer(isAsked ? TEAM : null);
  const waiting = {
    key: '',
    label: error === undefined ? 'Loading the team…' : 'The team could not be loaded',
    disabled: true,
  };
  const items = data?.members.map(({ name }) => ({ key: name, label: name })) ?? [waiting];
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(isOpen) => isOpen && setIsAsked(true)}
      menu={{ items, onClick: ({ key }) => onChoose(key), className: styles.team ?? '' }}
    >
      <Button size="small" aria-haspopup="menu">
        Choose from the team
      </Button>
    </Dropdown>
  );
}

/** The displayed author: the writer, another team member, or any name. */
export function AuthorField({ form: { control } }: PostFormProps) {
  const { field } = useController({ control, name: 'author' });
  const mayRead = useMay('team', 'read');
  return (
    <div className={styles.author}>
      <FormField control={control} name="author" label="Author">
        {(props) => <Input {...props} />}
      </FormField>
      {mayRead && <TeamMenu onChoose={field.onChange} />}
    </div>
  );
}
