import { Message } from '../../layout/Message';
import type { PageProps } from '../../routing/AdminRoute';

/** A section whose page does not exist yet. */
export function PlaceholderPage({ title }: PageProps) {
  return (
    <Message title={title} action={<a href="/">Return Home</a>}>
      <p>We're crafting something extraordinary. Check back soon!</p>
    </Message>
  );
}
