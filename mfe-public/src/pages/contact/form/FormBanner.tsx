import { FAILED_TEXT, FAILED_TITLE, SENT_TEXT, SENT_TITLE } from '../texts';
import styles from './MessageForm.module.css';
import type { Banner } from './useSendMessage';

const WORDS = {
  sent: { title: SENT_TITLE, text: SENT_TEXT },
  failed: { title: FAILED_TITLE, text: FAILED_TEXT },
} as const;

/** The region stays, so that what appears in it is announced. */
export function FormBanner({ banner }: { banner: Banner | undefined }) {
  return (
    <div aria-live="polite" className={styles.announcements}>
      {banner !== undefined && (
        <div className={`${styles.banner} ${styles[banner]}`} data-testid={`banner-${banner}`}>
          <strong>{WORDS[banner].title}</strong>
          <p>{WORDS[banner].text}</p>
        </div>
      )}
    </div>
  );
}
