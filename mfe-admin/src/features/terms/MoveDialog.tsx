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

/** Why posts can't move to this name. */
const getProblem = ({ kind, term, action }: WantedMove, wanted: string): string | undefined => {
  if (wanted === '') return action === 'rename' ? 'New name is required' : `Choose a ${kind}`;
  return wanted === term.name ? 'New name must differ from the old one' : undefined;
};

export interface WantedMove {
  kind: TermKind;
  term: PostTerm;
  /** A tag can get a new name; posts of both can join another one. */
  action: 'rename' | 'merge';
}

interface Props extends WantedMove {
  terms: readonly PostTerm[];
  onClose: () => void;
  onMove: (move: TermMoveInput, title: string, count: number) => void;
}

/** Asks where the posts of a category or tag go. */
export function MoveDialog({ terms, onClose, onMove, ...move }: Props) {
  const { kind, term, action } = move;
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const [to, setTo] = useState(action === 'rename' ? term.name : '');
  const wanted = to.trim();
  const others = terms.filter(({ name }) => name !== term.name);
  const target = others.find(({ name }) => name === wanted);
  const problem = getProblem(move, wanted);
  const verb = action === 'rename' && target === undefined ? 'Rename' : 'Merge';
  const title = `${verb} ${term.label}`;
  const submit = () => {
    setIsAsked(true);
    if (problem !== undefined) return;
    const name = target?.label ?? wanted;
    onMove({ kind, from: term.name, to: wanted }, `${title} ${verb === 'Rename' ? 'to' : 'into'} ${name}`, term.count);
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
          options={others.map(({ name, label }) => ({ value: name, label }))}
          onChange={(value) => setTo(value ?? '')}
        />
      )}
      {isAsked && problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.effect} role="status">
        {action === 'rename' && target !== undefined ? `${target.label} exists already, so both become one. ` : ''}
        {`${countOf(term.count, 'post')} will change, drafts included. Links to ${term.label} will lead to the ${
          verb === 'Rename' ? 'new name' : `other ${kind}`
        }.`}
      </p>
    </FormDialog>
  );
}
