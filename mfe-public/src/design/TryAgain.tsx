import { type ActionVariant, actionClass } from './ActionLink';

/** Asks once more. It is a form of the page's own address, so that without scripts it loads the page again. */
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
