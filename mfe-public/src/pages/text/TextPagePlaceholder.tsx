import { actionClass } from '../../design/ActionLink';
import { Missing } from '../../design/Missing';
import { TextPlaceholder } from '../../design/TextPlaceholder';
import hidden from '../../design/VisuallyHidden.module.css';
import styles from './TextPagePlaceholder.module.css';

/** Shown while the text loads; without scripts it says that the server could not load it. */
export function TextPagePlaceholder({ path }: { path: string }) {
  return (
    <>
      <noscript>
        <Missing title="Something is in the way" text="This page cannot be shown right now. Please try again shortly.">
          <a href={path} className={actionClass()}>
            Try Again
          </a>
        </Missing>
      </noscript>
      <section aria-busy="true" data-testid="text-skeleton">
        <div className={styles.head}>
          <h1 className={hidden.visuallyHidden}>Loading page</h1>
          <span className={styles.title} />
          <span className={styles.lead} />
        </div>
        <TextPlaceholder testId="text-lines" />
      </section>
    </>
  );
}
