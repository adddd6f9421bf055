import type { Member } from '@atelier/contracts/content/member';
import { growCover } from '../design/growCover';
import { Portrait } from '../design/Portrait';
import tags from '../design/Tag.module.css';
import { SiteLink } from '../routing/SiteLink';
import styles from './MemberCard.module.css';
import { MemberLinks } from './MemberLinks';
import { getLinks, getPath } from './member';

const SHOWN_SKILLS = 2;
const SHOWN_LINKS = 4;

const CARD_SIZES = '(min-width: 1100px) 30vw, (min-width: 600px) 45vw, 90vw';

function Skills({ skills }: { skills: readonly string[] }) {
  const more = skills.length - SHOWN_SKILLS;
  if (skills.length === 0) return null;
  return (
    <ul className={styles.skills} aria-label="Skills">
      {skills.slice(0, SHOWN_SKILLS).map((skill) => (
        <li key={skill} className={tags.tag}>
          {skill}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>+{more}</li>}
    </ul>
  );
}

/** A person in a list; picture and name link to their page. */
export function MemberCard({ member, isFirst = false }: { member: Member; isFirst?: boolean }) {
  const { name, position, department, bio, short_bio, photo, profile_image_facts: facts, skills } = member;
  const text = bio ?? short_bio;
  return (
    <article className={styles.card}>
      <Portrait name={name} src={photo} facts={facts} sizes={CARD_SIZES} isFirst={isFirst} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <SiteLink href={getPath(member)} onClick={growCover}>
            {name}
          </SiteLink>
        </h2>
        <p className={styles.position}>{position}</p>
        <p className={styles.department}>{department}</p>
        {text && <p className={styles.bio}>{text}</p>}
        <Skills skills={skills} />
        <MemberLinks name={name} links={getLinks(member).slice(0, SHOWN_LINKS)} />
      </div>
    </article>
  );
}
