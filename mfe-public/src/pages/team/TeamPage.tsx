import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { useStudio } from '../../studio';
import { Perks } from './Perks';
import { TeamIllustrationMembers } from './TeamIllustrationMembers';
import { TeamMembers } from './TeamMembers';
import styles from './TeamPage.module.css';
import { TEAM_NEEDS } from './teamNeeds';

export function TeamPage() {
  const { data, error, mutate } = useAnswer(TEAM_NEEDS.members, FRESH_FOR_MS.team);
  const members = data?.members ?? (data === null ? [] : undefined);
  const { hasSampleTexts } = useStudio();
  return (
    <>
      <section className={styles.hero}>
        <h1>
          The team{hasSampleTexts && ': '}
          {hasSampleTexts && <span>one long table</span>}
        </h1>
        <p>
          {hasSampleTexts
            ? 'You talk to the people who do the work, and they answer the phone. Everyone here has a name, a desk and an opinion.'
            : 'The people who do the work.'}
        </p>
        {(hasSampleTexts || members?.length !== 0) && (
          <TeamIllustrationMembers names={(members ?? []).map(({ name }) => name)} />
        )}
      </section>
      <TeamMembers members={members} error={members === undefined ? error : undefined} retry={() => void mutate()} />
      {hasSampleTexts ? (
        <>
          <Perks />
          <ClosingCall
            look="heads"
            title="Join Our Team"
            text="We don’t hire often. When we do, the posting tells you what the job is, who you’d work with and what it pays. If nothing fits, write anyway. A person answers every message."
          >
            <Button href="/careers">View Open Positions</Button>
            <Button href="/contact" variant="secondary">
              Get in Touch
            </Button>
          </ClosingCall>
        </>
      ) : (
        <ClosingCall look="heads" title="Say hello." text="A person answers every message.">
          <Button href="/contact">Get in Touch</Button>
        </ClosingCall>
      )}
    </>
  );
}
