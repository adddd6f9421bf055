import { useStudio } from '../../../studio';
import { FAILED_TEXT, FAILED_TITLE, SENT_TITLE, sentText } from '../texts';
import styles from './MessageForm.module.css';
import type { Banner } from './useSendMessage';

/** The live region is always rendered, so that its content is announced. */
export function FormBanner({ banner }: { banner: Banner | undefined }) {
  const studio = useStudio();
  const words = {
    sent: { title: SENT_TITLE, text: sentText(studio) },
    failed: { title: FAILED_TITLE, text: FAILED_TEXT },
  };
  return (
    <div aria-live="polite" className={styles.announcements}>
      {banner !== undefined && (
        <div className={`${styles.banner} ${styles[banner]}`} data-testid={`banner-${banner}`}>
          <strong>{words[banner].title}</strong>
          <p>{words[banner].text}</p>
        </div>
      )}
    </div>
  );
}
