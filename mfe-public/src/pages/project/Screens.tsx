import type { CaseStudy } from '@atelier/contracts/content/case-study';
import { type Facts, Picture } from '../../design/Picture';
import { useImageFailure } from '../../design/useImageFailure';
import { NotePopovers, Points } from './ScreenNotes';
import styles from './Screens.module.css';

type Screen = CaseStudy['screens'][number];

interface ScreenProps {
  screen: Screen;
  /** Counted from 1. */
  number: number;
  facts: Facts;
}

/** A screen with numbered points on it. The notes also stand below it, in order; they stay when the picture is missing. */
function AnnotatedScreen({ screen: { image, alt, caption, notes }, number, facts }: ScreenProps) {
  const { hasFailed, watched } = useImageFailure();
  return (
    <figure className={styles.screen}>
      {!hasFailed && (
        <div className={styles.canvas}>
          <Picture
            src={image}
            facts={facts}
            alt={alt}
            sizes="(min-width: 900px) 64vw, 100vw"
            width={facts?.width ?? 1280}
            height={facts?.height ?? 800}
            isFirst={false}
            watched={watched}
          />
          <Points notes={notes} screen={number} />
        </div>
      )}
      <figcaption>
        {caption !== '' && <p className={styles.caption}>{caption}</p>}
        {notes.length > 0 && (
          <ol className={styles.notes}>
            {notes.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        )}
        {!hasFailed && <NotePopovers notes={notes} screen={number} />}
      </figcaption>
    </figure>
  );
}

/** The result, with points of interest. */
export function Screens({ screens, getFacts }: { screens: readonly Screen[]; getFacts: (image: string) => Facts }) {
  if (screens.length === 0) return null;
  return (
    <section className={styles.screens} aria-labelledby="screens">
      <h2 id="screens">On Screen</h2>
      {screens.map((screen, index) => (
        <AnnotatedScreen key={screen.image} screen={screen} number={index + 1} facts={getFacts(screen.image)} />
      ))}
    </section>
  );
}
