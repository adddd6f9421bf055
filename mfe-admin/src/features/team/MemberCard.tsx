import type { Member } from '@atelier/contracts';
import { Checkbox, Tag } from '#antd';
import { StarFilled } from '#icons';
import { ActiveStatus } from '../../content-manager/ActiveStatus';
import { EditedStatus } from '../../content-manager/EditedStatus';
import type { CardProps } from '../../content-manager/ManagerDefinition';
import { countOf } from '../../numbers/numbers';
import { CardFrame, FirstTags } from '../../resource-page/ItemCards';
import { MemberLinks } from './MemberLinks';
import { expertiseLabel } from './memberLabels';
import { Portrait } from './Portrait';
import styles from './Team.module.css';

/** One member in the grid or list. */
export function MemberCard({ item: member, isSelected, onToggle, controls }: CardProps<Member>) {
  const { name, is_active, is_featured, years_experience } = member;
  return (
    <CardFrame isSelected={isSelected}>
      <div className={styles.person}>
        <Portrait name={name} photo={member.profile_image} />
        <div className={styles.place}>
          <h2>{name}</h2>
          <p>{member.position}</p>
          <p>{member.department}</p>
        </div>
        <Checkbox
          className={styles.select ?? ''}
          checked={isSelected}
          onChange={onToggle}
          aria-label={`Select ${name}`}
        />
      </div>
      <div className={styles.about}>
        <div className={styles.chips}>
          <Tag>{expertiseLabel(member.expertise_level)}</Tag>
          <ActiveStatus isActive={is_active} />
          <EditedStatus item={member} />
          {is_featured && (
            <span className={styles.featured}>
              <StarFilled aria-hidden="true" /> Featured
            </span>
          )}
        </div>
        {member.short_bio && <p className={styles.bio}>{member.short_bio}</p>}
        <FirstTags words={member.skills} />
        {years_experience !== null && <p className={styles.years}>{countOf(years_experience, 'year')} of experience</p>}
      </div>
      <div className={styles.actions}>
        <MemberLinks member={member} />
        {controls}
      </div>
    </CardFrame>
  );
}
