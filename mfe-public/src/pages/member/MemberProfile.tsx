import type { Member } from '@atelier/contracts/content/member';
import { Breadcrumbs } from '../../design/Breadcrumbs';
import { Portrait } from '../../design/Portrait';
import tags from '../../design/Tag.module.css';
import { MemberLinks } from '../../team/MemberLinks';
import { getLinks } from '../../team/member';
import { breadcrumbs } from './breadcrumbs';
import styles from './MemberPage.module.css';
import { MEET } from './memberNeeds';

const getYears = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

function Facts({ member }: { member: Member }) {
  const { name, position, department, years_experience } = member;
  return (
    <>
      <h1>{name}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>Position</dt>
          <dd>{position}</dd>
        </div>
        <div>
          <dt>Department</dt>
          <dd>{department}</dd>
        </div>
        {years_experience !== null && (
          <div>
            <dt>Experience</dt>
            <dd>{getYears(years_experience)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function Margin({ member }: { member: Member }) {
  const links = getLinks(member);
  return (
    <div className={styles.margin}>
      {member.skills.length > 0 && (
        <section aria-labelledby="skills">
          <h2 id="skills">Skills</h2>
          <ul className={styles.skills}>
            {member.skills.map((skill) => (
              <li key={skill} className={tags.tag}>
                {skill}
              </li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <section aria-labelledby="elsewhere">
          <h2 id="elsewhere">Elsewhere</h2>
          <MemberLinks name={member.name} links={links} hasWords />
        </section>
      )}
    </div>
  );
}

/** Profile of a team member: portrait at the left edge, name beside it, then the details. */
export function MemberProfile({ member }: { member: Member }) {
  const { name, bio, short_bio, photo, profile_image_facts: facts } = member;
  return (
    <>
      <header className={styles.head}>
        <Breadcrumbs places={breadcrumbs(member)} />
        <p className={styles.title}>Team Member</p>
        <p>{MEET}</p>
      </header>
      <article className={styles.profile}>
        <Portrait
          name={name}
          src={photo}
          facts={facts}
          sizes="(min-width: 800px) 50vw, 95vw"
          isFirst
          className={styles.portrait}
        />
        <div className={styles.who}>
          <Facts member={member} />
        </div>
        {(bio || short_bio) && (
          <div className={styles.words}>
            {short_bio && <p className={styles.lead}>{short_bio}</p>}
            {bio && <p>{bio}</p>}
          </div>
        )}
        <Margin member={member} />
      </article>
    </>
  );
}
