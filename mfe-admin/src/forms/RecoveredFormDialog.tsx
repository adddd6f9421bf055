import type { ComponentProps } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormDialog } from './FormDialog';
import { RecoveryOffer } from './RecoveryOffer';
import { useCloseQuestion } from './useCloseQuestion';
import { useLocalRecovery } from './useLocalRecovery';

interface Props<Values extends FieldValues, Output>
  extends Omit<ComponentProps<typeof FormDialog>, 'isSubmitting' | 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Such as 'goal'. */
  kind: string;
  /** Absent for a new item. */
  itemId: string | undefined;
  /** True if it was saved. */
  onSave: (output: Output) => Promise<boolean>;
}

/** A dialog with a form whose fields this browser keeps until they are saved or discarded. */
export function RecoveredFormDialog<Values extends FieldValues, Output>({
  form,
  kind,
  itemId,
  onSave,
  onClose,
  children,
  ...dialog
}: Props<Values, Output>) {
  const { formState, handleSubmit } = form;
  const recovery = useLocalRecovery({ kind, itemId, form });
  const finish = () => {
    recovery.clear();
    onClose();
  };
  const close = useCloseQuestion(formState.isDirty, finish);
  return (
    <FormDialog
      {...dialog}
      isSubmitting={formState.isSubmitting}
      onClose={() => void close()}
      onSubmit={handleSubmit(async (output) => {
        if (await onSave(output)) finish();
      })}
    >
      <RecoveryOffer {...recovery} />
      {children}
    </FormDialog>
  );
}
