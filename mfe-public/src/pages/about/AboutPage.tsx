import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { useStudioFigures } from '../../data/useStudioFigures';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { FiguresBand } from '../../design/FiguresBand';
import { useStudio } from '../../studio';
import { AboutHero } from './AboutHero';
import { ABOUT_NEEDS, SHOWN_LEADERS } from './aboutNeeds';
import { CoreValues } from './CoreValues';
import { Leadership } from './Leadership';
import { PlainHero } from './PlainHero';
import { Process } from './Process';
import { Story } from './Story';

const UPTIME = { value: '99.9%', label: 'Uptime' } as const;

export function AboutPage() {
  const leaders = useAnswer(ABOUT_NEEDS.leaders, FRESH_FOR_MS.leadership);
  const [projects, satisfaction, members] = useStudioFigures();
  const { hasSampleTexts } = useStudio();
  const figures = [projects, satisfaction, members, ...(hasSampleTexts ? [UPTIME] : [])];
  return (
    <>
      {hasSampleTexts ? <AboutHero /> : <PlainHero />}
      {hasSampleTexts && <Story />}
      <FiguresBand title="The studio so far" figures={figures} />
      {hasSampleTexts && (
        <>
          <CoreValues />
          <Process />
        </>
      )}
      <Leadership members={(leaders.data?.members ?? []).slice(0, SHOWN_LEADERS)} />
      <ClosingCall
        look="sun"
        title="Pull up a chair."
        text={
          hasSampleTexts
            ? 'Bring the thing that’s broken, or the one that doesn’t exist yet. The first conversation is free and ends with a price range and our reasons.'
            : 'Bring the thing that’s broken, or the one that doesn’t exist yet.'
        }
      >
        <Button href="/contact">Start a Conversation</Button>
        <Button href="/projects" variant="secondary">
          View Our Work
        </Button>
      </ClosingCall>
    </>
  );
}
