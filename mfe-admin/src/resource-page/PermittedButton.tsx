import type { ComponentProps } from 'react';
import { Button, Tooltip } from '#antd';
import styles from './PermittedButton.module.css';

interface Props extends ComponentProps<typeof Button> {
  /** Which permission is missing; the button says so then and does nothing. */
  missing: string | undefined;
}

/** A button that stays where it is for who may not use it: still reached by keyboard, so that its reason can be read. */
export function PermittedButton({ missing, onClick, type = 'default', ...props }: Props) {
  if (missing === undefined) return <Button {...props} type={type} {...(onClick === undefined ? {} : { onClick })} />;
  return (
    <Tooltip title={missing} trigger={['hover', 'focus']}>
      <Button {...props} className={styles.missing ?? ''} aria-disabled="true" />
    </Tooltip>
  );
}
