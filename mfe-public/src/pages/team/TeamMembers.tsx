import type { Member } from '@atelier/contracts/content/member';
import { serverMessageOr } from '../../data/apiError';
import { Button } from '../../design/Button';
import { Notice } from '../../design/Notice';
import { TryAgain } from '../../design/TryAgain';
import { MemberCard } from '../../team/MemberCard';
import { LOAD_FAILURE } from '../../team/texts';
import { MemberCardPlaceholder } from './MemberCardPlaceholder';
import styles from './TeamPage.module.css';

interface TeamMembersProps {
  /** Undefined while loading. */
  members: readonly Member[] | undefined;
  error: Error | undefined;
  retry(): void;
}

const NOT_LOADED = 'Unable to load team members';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

const countLine = (members: readonly Member[]): string => {
  if (members.length === 0) return '';
  const departments = new Set(members.map(({ department }) => department)).size;
  const people = members.length === 1 ? '1 person' : `${members.length} people`;
  return `${people} in ${departments} ${departments === 1 ? 'department' : 'departments'}`;
};

function Empty() {
  return (
    <Notice title="No team members to display" text="We’re still writing the introductions.">
      <Button href="/about">About the Studio</Button>
    </Notice>
  );
}

function Waiting() {
  return (
    <>
      <noscript>
        <Notice title={NOT_LOADED} text={LOAD_FAILURE}>
          <Button href="/team">Try Again</Button>
        </Notice>
      </noscript>
      <div className={styles.grid}>
        {PLACEHOLDERS.map((key) => (
          <MemberCardPlaceholder key={key} />
        ))}
      </div>
    </>
  );
}

/** The team members, or their empty, failed or loading state. */
export function TeamMembers({ members, error, retry }: TeamMembersProps) {
  const isWaiting = members === undefined && error === undefined;
  return (
    <section className={styles.members} aria-label="Team members" aria-busy={isWaiting}>
      <p className={styles.count} role="status">
        {isWaiting ? 'Loading team members' : countLine(members ?? [])}
      </p>
      {members !== undefined && members.length > 0 && (
        <div className={styles.grid}>
          {members.map((member, index) => (
            <MemberCard key={member.id} member={member} isFirst={index === 0} />
          ))}
        </div>
      )}
      {members?.length === 0 && <Empty />}
      {error !== undefined && (
        <Notice title={NOT_LOADED} text={serverMessageOr(error, LOAD_FAILURE)} role="alert">
          <TryAgain retry={retry} />
        </Notice>
      )}
      {isWaiting && <Waiting />}
    </section>
  );
}
