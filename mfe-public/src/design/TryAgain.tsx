import { Button, type ButtonVariant } from './Button';

/** Retry button. It is a form that targets the current page, so that it reloads the page without scripts. */
export function TryAgain({ retry, variant }: { retry(): void; variant?: ButtonVariant | undefined }) {
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        retry();
      }}
    >
      <Button variant={variant} type="submit">
        Try Again
      </Button>
    </form>
  );
}
