import { Button } from '../../design/Button';
import { Missing } from '../../design/Missing';
import { TextPlaceholder } from '../../design/TextPlaceholder';
import hidden from '../../design/VisuallyHidden.module.css';
import styles from './TextPagePlaceholder.module.css';

/** Shown while the text loads; without scripts it says that the server could not load it. */
export function TextPagePlaceholder({ path }: { path: string }) {
  return (
    <>
      <noscript>
        <Missing title="Something went wrong" text="We can’t show this page right now. Please try again shortly.">
          <Button href={path}>Try Again</Button>
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
