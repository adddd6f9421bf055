import type { ComponentProps } from 'react';
import { useServersAnswer } from '../routing/useServersAnswer';
import { Missing } from './Missing';

/** The page for an item that does not exist. Asks the server first, which knows the redirects. */
export function MissingItem(props: ComponentProps<typeof Missing>) {
  return useServersAnswer() ? null : <Missing {...props} />;
}
