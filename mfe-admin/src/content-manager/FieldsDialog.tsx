import { useState } from 'react';
import { ChoiceSelect } from '../forms/ChoiceSelect';
import { FormDialog } from '../forms/FormDialog';
import styles from '../forms/FormField.module.css';
import { TagsSelect } from '../forms/TagsSelect';
import { useCloseQuestion } from '../forms/useCloseQuestion';
import { countOf, type Noun } from '../numbers/numbers';
import { useAnswer } from '../platform/useAnswer';
import type { BulkFields, FieldEdit } from './fieldEdits';

const WIDTH_PX = 480;
const UNCHANGED: FieldEdit = { category: null, added: [], removed: [] };

interface Props {
  title: string;
  fields: BulkFields;
  noun: Noun;
  count: number;
  onClose: () => void;
  onEdit: (edit: FieldEdit) => void;
}

/** Sets the category of the selected items, and adds and removes words. */
export function FieldsDialog({ title, fields: { categories, words }, noun, count, onClose, onEdit }: Props) {
  const [edit, setEdit] = useState(UNCHANGED);
  const [isAsked, setIsAsked] = useState(false);
  const { data } = useAnswer(words.suggestionsAt ?? null);
  const { category, added, removed } = edit;
  const isEmpty = category === null && added.length === 0 && removed.length === 0;
  const close = useCloseQuestion(!isEmpty, onClose);
  const suggestions = [...new Set([...(data?.data ?? []).map(({ name }) => name), ...words.suggestions])];
  const set = (changes: Partial<FieldEdit>) => setEdit({ ...edit, ...changes });
  const submit = () => {
    setIsAsked(true);
    if (!isEmpty) onEdit(edit);
  };
  return (
    <FormDialog
      title={title}
      action={`Change ${countOf(count, noun.one, noun.many)}`}
      widthPx={WIDTH_PX}
      onSubmit={submit}
      onClose={() => void close()}
    >
      <div className={styles.field}>
        <label htmlFor="bulk-category">Category</label>
        <ChoiceSelect<string | null>
          id="bulk-category"
          value={category}
          options={[...categories]}
          allowClear
          placeholder="Keep each category"
          onChange={(chosen) => set({ category: chosen ?? null })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="bulk-added">{`Add ${words.name}`}</label>
        <TagsSelect
          id="bulk-added"
          value={added}
          suggestions={suggestions}
          placeholder="Type one and press Enter"
          onChange={(next) => set({ added: next, removed: removed.filter((word) => !next.includes(word)) })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="bulk-removed">{`Remove ${words.name}`}</label>
        <TagsSelect
          id="bulk-removed"
          value={removed}
          suggestions={suggestions}
          placeholder="Type one and press Enter"
          onChange={(next) => set({ removed: next, added: added.filter((word) => !next.includes(word)) })}
        />
      </div>
      {isAsked && isEmpty && <p role="alert">{`Choose a category, or ${words.name} to add or remove.`}</p>}
    </FormDialog>
  );
}
