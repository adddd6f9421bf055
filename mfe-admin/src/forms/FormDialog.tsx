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
  widthPx?: number;
  /** The form's name for screen readers. */
  label?: string;
  /** Replaces the default layout. */
  className?: string | undefined;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form, which its footer cancels or submits. */
export function FormDialog({
  action,
  isDangerous = false,
  isSubmitting = false,
  label,
  className = styles.form,
  onSubmit,
  children,
  ...dialog
}: Props) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button type="primary" danger={isDangerous} htmlType="submit" form={id} loading={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void onSubmit(event)} aria-label={label} className={className}>
        {children}
      </form>
    </Dialog>
  );
}
