import { type ActionVariant, actionClass } from './ActionLink';

/** Retry button. It is a form that targets the current page, so that it reloads the page without scripts. */
export function TryAgain({ retry, variant }: { retry(): void; variant?: ActionVariant | undefined }) {
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        retry();
      }}
    >
      <button type="submit" className={actionClass(variant)}>
        Try Again
      </button>
    </form>
  );
}
