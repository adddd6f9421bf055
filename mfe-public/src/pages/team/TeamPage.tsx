import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Perks } from './Perks';
import { TeamIllustrationMembers } from './TeamIllustrationMembers';
import { TeamMembers } from './TeamMembers';
import styles from './TeamPage.module.css';
import { TEAM_NEEDS } from './teamNeeds';

export function TeamPage() {
  const { data, error, mutate } = useAnswer(TEAM_NEEDS.members, FRESH_FOR_MS.team);
  const members = data?.members ?? (data === null ? [] : undefined);
  return (
    <>
      <section className={styles.hero}>
        <h1>
          The team: <span>one long table</span>
        </h1>
        <p>
          You talk to the people who do the work, and they answer the telephone. Nobody here is a resource; everybody
          here has a name, a desk and an opinion.
        </p>
        <TeamIllustrationMembers names={(members ?? []).map(({ name }) => name)} />
      </section>
      <TeamMembers members={members} error={members === undefined ? error : undefined} retry={() => void mutate()} />
      <Perks />
      <ClosingCall
        title="Join Our Team"
        text="We hire seldom, and each posting says what the work is, who asks for it and what it pays. If none of them is yours, write all the same: every letter is answered by a person."
      >
        <ActionLink href="/careers">View Open Positions</ActionLink>
        <ActionLink href="/contact" variant="secondary">
          Get in Touch
        </ActionLink>
      </ClosingCall>
    </>
  );
}
