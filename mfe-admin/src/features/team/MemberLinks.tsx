import type { Member } from '@atelier/contracts';
import { GithubOutlined, LinkedinOutlined, MailOutlined, TwitterOutlined } from '#icons';
import { NETWORK_LABELS } from './memberLabels';
import styles from './Team.module.css';

const SHOWN = [
  { network: 'linkedin', Icon: LinkedinOutlined },
  { network: 'github', Icon: GithubOutlined },
  { network: 'twitter', Icon: TwitterOutlined },
] as const;

/** A member's social links and e-mail. */
export function MemberLinks({ member: { name, email, social_links } }: { member: Member }) {
  return (
    <div className={styles.links}>
      {SHOWN.map(({ network, Icon }) => {
        const address = social_links[network];
        const label = `${NETWORK_LABELS[network]} of ${name}`;
        return (
          address && (
            <a key={network} href={address} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
              <Icon aria-hidden="true" />
            </a>
          )
        );
      })}
      {email && (
        <a href={`mailto:${email}`} aria-label={`Email ${name}`} title={email}>
          <MailOutlined aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
