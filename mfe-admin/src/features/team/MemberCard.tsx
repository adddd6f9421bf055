import type { Member } from '@atelier/contracts';
import { Button, Checkbox, Tag } from '#antd';
import { StarFilled } from '#icons';
import { CardFrame, FirstTags } from '../../resource-page/ItemCards';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { useMay } from '../../session/useAdmin';
import { MemberLinks } from './MemberLinks';
import { expertiseLabel, yearsInWords } from './memberLabels';
import { Portrait } from './Portrait';
import styles from './Team.module.css';

interface Props {
  member: Member;
  isSelected: boolean;
  onToggle: (id: string) => void;
  onEdit: (member: Member) => void;
  onDelete: (member: Member) => void;
  /** What else can be done with it. */
  more: readonly RowAction[];
}

// The card already shows all there is to see, so this entry only closes the menu.
const VIEW_DETAILS: RowAction = { label: 'View Details', run: () => undefined };

/** One member as the manager shows them, in grid and list. */
export function MemberCard({ member, isSelected, onToggle, onEdit, onDelete, more }: Props) {
  const mayWrite = useMay('team', 'write');
  const mayDelete = useMay('team', 'delete');
  const { id, name, is_active, is_featured, years_experience } = member;
  const actions: RowAction[] = [
    ...(mayWrite ? [{ label: 'Edit', run: () => onEdit(member) }] : []),
    VIEW_DETAILS,
    ...more,
    ...(mayDelete ? [{ label: 'Delete', isDangerous: true, run: () => onDelete(member) }] : []),
  ];
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
          onChange={() => onToggle(id)}
          aria-label={`Select ${name}`}
        />
      </div>
      <div className={styles.about}>
        <div className={styles.chips}>
          <Tag>{expertiseLabel(member.expertise_level)}</Tag>
          <Tag color={is_active ? 'success' : 'default'}>{is_active ? 'Active' : 'Inactive'}</Tag>
          {is_featured && (
            <span className={styles.featured}>
              <StarFilled aria-hidden="true" /> Featured
            </span>
          )}
        </div>
        {member.short_bio && <p className={styles.bio}>{member.short_bio}</p>}
        <FirstTags words={member.skills} />
        {years_experience !== null && <p className={styles.years}>{yearsInWords(years_experience)}</p>}
      </div>
      <div className={styles.actions}>
        <MemberLinks member={member} />
        {mayWrite && (
          <Button size="small" onClick={() => onEdit(member)} aria-label={`Edit ${name}`}>
            Edit
          </Button>
        )}
        <RowMenu subject={name} actions={actions} />
      </div>
    </CardFrame>
  );
}
