import type { ComponentProps } from 'react';
import { useServersAnswer } from '../routing/useServersAnswer';
import { Missing } from './Missing';

/** The page for an item that does not exist: unless the server, which knows the redirects, has not been asked yet. */
export function MissingItem(props: ComponentProps<typeof Missing>) {
  return useServersAnswer() ? null : <Missing {...props} />;
}
