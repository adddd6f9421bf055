import type { ComponentProps } from 'react';
import { Button, Tooltip } from '#antd';
import styles from './PermittedButton.module.css';

interface Props extends ComponentProps<typeof Button> {
  /** The missing permission, if any; the button then shows it and does nothing. */
  missing: string | undefined;
}

/** A button that stays focusable without permission, so that the reason can be read. */
export function PermittedButton({ missing, onClick, type = 'default', ...props }: Props) {
  if (missing === undefined) return <Button {...props} type={type} {...(onClick === undefined ? {} : { onClick })} />;
  return (
    <Tooltip title={missing} trigger={['hover', 'focus']}>
      <Button {...props} className={styles.missing ?? ''} aria-disabled="true" />
    </Tooltip>
  );
}
