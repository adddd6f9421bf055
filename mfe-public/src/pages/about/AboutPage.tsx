import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { useStudioFigures } from '../../data/useStudioFigures';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import { AboutHero } from './AboutHero';
import styles from './AboutPage.module.css';
import { ABOUT_NEEDS, SHOWN_LEADERS } from './aboutNeeds';
import { CoreValues } from './CoreValues';
import { Leadership } from './Leadership';
import { Process } from './Process';
import { Story } from './Story';

export function AboutPage() {
  const leaders = useAnswer(ABOUT_NEEDS.leaders, FRESH_FOR_MS.leadership);
  const figures = useStudioFigures();
  return (
    <>
      <AboutHero />
      <Story />
      <section className={styles.band} aria-labelledby="in-numbers">
        <h2 id="in-numbers">What has come of it</h2>
        <Figures figures={figures} tone="band" />
      </section>
      <CoreValues />
      <Process />
      <Leadership members={(leaders.data?.members ?? []).slice(0, SHOWN_LEADERS)} />
      <ClosingCall
        title="There is a chair left."
        text="Bring the thing that does not work, or the one that does not exist. The first conversation costs nothing and ends with two numbers and a reason."
      >
        <ActionLink href="/contact">Start a Conversation</ActionLink>
        <ActionLink href="/projects" variant="secondary">
          View Our Work
        </ActionLink>
      </ClosingCall>
    </>
  );
}
