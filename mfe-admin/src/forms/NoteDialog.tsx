import { useId, useState } from 'react';
import { Input } from '#antd';
import { FormDialog } from './FormDialog';
import styles from './FormField.module.css';
import { UNSAVED_TEXT } from './unsavedChanges';
import { useCloseQuestion } from './useCloseQuestion';

export interface NoteQuestion {
  title: string;
  text: string;
  /** The name of the note, such as 'Reason'. */
  label: string;
  hint: string;
  action: string;
  maxLength: number;
  isRequired: boolean;
  isDangerous?: boolean;
}

interface Props {
  question: NoteQuestion;
  /** What was typed before, if it could not be sent. */
  unsent?: string;
  onAnswer: (note: string) => void | Promise<void>;
  onClose: () => void;
}

/** Asks for a note before an action. */
export function NoteDialog({ question, unsent = '', onAnswer, onClose }: Props) {
  const { title, text, label, hint, action, maxLength, isRequired, isDangerous = false } = question;
  const id = useId();
  const [note, setNote] = useState(unsent);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = useCloseQuestion(note.trim() !== '' && !isBusy, onClose, UNSAVED_TEXT);
  const isEmpty = isRequired && note.trim() === '';
  const isMissing = isAsked && isEmpty;
  const answer = async () => {
    setIsAsked(true);
    if (isEmpty) return;
    setIsBusy(true);
    await onAnswer(note.trim());
  };
  return (
    <FormDialog
      title={title}
      action={action}
      isDangerous={isDangerous}
      isSubmitting={isBusy}
      onSubmit={answer}
      onClose={() => void close()}
    >
      <p>{text}</p>
      <label htmlFor={`${id}-note`}>{isRequired ? `${label} *` : label}</label>
      <Input.TextArea
        id={`${id}-note`}
        rows={3}
        maxLength={maxLength}
        value={note}
        aria-required={isRequired}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        status={isMissing ? 'error' : ''}
        onChange={({ target }) => setNote(target.value)}
      />
      {isMissing && <p role="alert">{label} is required</p>}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </FormDialog>
  );
}
