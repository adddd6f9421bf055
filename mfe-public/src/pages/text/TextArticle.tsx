import type { SitePage } from '@atelier/contracts/content/page';
import { Contents } from '../../design/Contents';
import { RichText } from '../../design/RichText';
import { StudioDate } from '../../design/StudioDate';
import { withSections } from '../../design/sections';
import { TeamIllustrationEmptyChairs } from './TeamIllustrationEmptyChairs';
import styles from './TextPage.module.css';

export const CAREERS = 'careers';

/** The article of a text page. */
export function TextArticle({ page }: { page: SitePage }) {
  const { html, sections } = withSections(page.content);
  return (
    <article>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p className={styles.lead}>{page.description}</p>
        <p className={styles.date}>
          Last updated <StudioDate at={page.updated_at} />
        </p>
        {page.slug === CAREERS && <TeamIllustrationEmptyChairs />}
      </header>
      <div className={styles.body}>
        <Contents sections={sections} />
        <div className={styles.text}>
          <RichText html={html} />
        </div>
      </div>
    </article>
  );
}
