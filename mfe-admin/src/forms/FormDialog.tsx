import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#antd';
import { Dialog } from './Dialog';
import styles from './FormDialog.module.css';

interface Props {
  title: ReactNode;
  /** The text of the button that submits the form. */
  action: string;
  isDangerous?: boolean;
  isSubmitting?: boolean;
  /** A button before Cancel. */
  extraButton?: ReactNode;
  widthPx?: number;
  /** The form's name for screen readers. */
  label?: string;
  /** Replaces the default layout. */
  className?: string | undefined;
  onSubmit: () => void | Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form, which its footer cancels or submits. */
export function FormDialog({
  action,
  isDangerous = false,
  isSubmitting = false,
  extraButton,
  label,
  className = styles.form,
  onSubmit,
  children,
  ...dialog
}: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React would also pass it to a form around the dialog.
    event.stopPropagation();
    void onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      isOpen
      footer={
        <>
          {extraButton}
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button type="primary" danger={isDangerous} htmlType="submit" form={id} loading={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} aria-label={label} className={className}>
        {children}
      </form>
    </Dialog>
  );
}
