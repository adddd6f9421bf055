import type { ComponentProps } from 'react';
import { SiteLink, type SiteLinkProps } from '../routing/SiteLink';
import styles from './Button.module.css';

/** Use `primary` once per screen, for its main action. */
export type ButtonVariant = 'primary' | 'secondary' | 'link';

type ButtonProps = { variant?: ButtonVariant | undefined } & (
  | SiteLinkProps
  | (ComponentProps<'button'> & { href?: undefined })
);

/** A button, or, with `href`, a link that looks like one. */
export function Button({ variant = 'primary', className = '', ...rest }: ButtonProps) {
  const classes = `${styles.button} ${styles[variant]} ${className}`.trim();
  return rest.href === undefined ? (
    <button type="button" {...rest} className={classes} />
  ) : (
    <SiteLink {...rest} className={classes} />
  );
}
