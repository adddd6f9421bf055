import type { PostTerm, TermMoveInput } from '@atelier/contracts';
import { useId, useState } from 'react';
import { Input } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormDialog } from '../../forms/FormDialog';
import { countOf } from '../../numbers/numbers';
import styles from './Terms.module.css';
import { type TermKind } from './termWords';

const WIDTH_PX = 480;
const MAX_LENGTH = 40;

export interface WantedMove {
  kind: TermKind;
  term: PostTerm;
  /** A tag can get a new name; posts of both can join another one. */
  action: 'rename' | 'merge';
}

interface Props extends WantedMove {
  terms: readonly PostTerm[];
  onClose: () => void;
  onMove: (move: TermMoveInput, title: string) => void;
}

/** Asks where the posts of a category or tag go. */
export function MoveDialog({ kind, term, action, terms, onClose, onMove }: Props) {
  const id = useId();
  const [to, setTo] = useState(action === 'rename' ? term.name : '');
  const wanted = to.trim();
  const target = terms.find(({ name }) => name === wanted);
  const isChanged = wanted !== '' && wanted !== term.name;
  const verb = action === 'rename' && target === undefined ? 'Rename' : 'Merge';
  const title = `${verb} ${term.label}`;
  const submit = () => {
    if (!isChanged) return;
    const name = target?.label ?? wanted;
    onMove({ kind, from: term.name, to: wanted }, `${title} ${verb === 'Rename' ? 'to' : 'into'} ${name}`);
  };
  return (
    <FormDialog
      title={`${action === 'rename' ? 'Rename' : 'Merge'} ${term.label}`}
      widthPx={WIDTH_PX}
      action={verb}
      label={title}
      onClose={onClose}
      onSubmit={submit}
    >
      <label htmlFor={id}>{action === 'rename' ? 'New name' : 'Merge into'}</label>
      {action === 'rename' ? (
        <Input id={id} value={to} maxLength={MAX_LENGTH} onChange={({ target: { value } }) => setTo(value)} />
      ) : (
        <ChoiceSelect
          id={id}
          value={to || null}
          placeholder={`Choose a ${kind}`}
          options={terms.filter(({ name }) => name !== term.name).map(({ name, label }) => ({ value: name, label }))}
          onChange={(value) => setTo(value ?? '')}
        />
      )}
      <p className={styles.effect} role="status">
        {action === 'rename' && isChanged && target !== undefined
          ? `${target.label} exists already, so both become one. `
          : ''}
        {`${countOf(term.count, 'post')} will change, drafts included. Links to ${term.label} will lead to the ${
          verb === 'Rename' ? 'new name' : `other ${kind}`
        }.`}
      </p>
    </FormDialog>
  );
}
