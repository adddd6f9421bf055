import type { Member } from '@atelier/contracts/content/member';
import { Button } from '../../design/Button';
import { growCover } from '../../design/growCover';
import { Portrait } from '../../design/Portrait';
import { SiteLink } from '../../routing/SiteLink';
import { getPath, shortened } from '../../team/member';
import styles from './Leadership.module.css';

const BIO_LENGTH = 80;

function Leader({ member }: { member: Member }) {
  const { name, position, photo, profile_image_facts: facts, bio, short_bio } = member;
  return (
    <article className={styles.leader}>
      <Portrait name={name} src={photo} facts={facts} sizes="(min-width: 600px) 34vw, 40vw" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <SiteLink href={getPath(member)} onClick={growCover}>
            {name}
          </SiteLink>
        </h3>
        <p className={styles.position}>{position}</p>
        <p>{shortened(bio ?? short_bio ?? '', BIO_LENGTH)}</p>
      </div>
    </article>
  );
}

/** The leadership team in a full-width strip; not rendered without members. */
export function Leadership({ members }: { members: readonly Member[] }) {
  if (members.length === 0) return null;
  return (
    <section className={styles.leadership} aria-labelledby="leadership">
      <div className={styles.head}>
        <h2 id="leadership">Who runs the studio</h2>
        <Button href="/team" variant="link">
          Meet Our Full Team
        </Button>
      </div>
      <div className={styles.strip}>
        {members.map((member) => (
          <Leader key={member.id} member={member} />
        ))}
      </div>
    </section>
  );
}
