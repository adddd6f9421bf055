import type { Notification } from '@atelier/contracts';
import type { ComponentType, KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { CheckCircleOutlined, ClockCircleOutlined, CloseOutlined, MailOutlined, ReloadOutlined } from '#icons';
import { formatAgo } from '../../activity-log/moments';
import styles from './Notifications.module.css';

const ICONS: Readonly<Record<Notification['kind'], ComponentType<{ 'aria-hidden'?: 'true' }>>> = {
  message: MailOutlined,
  mail_failed: CloseOutlined,
  event_given_up: ReloadOutlined,
  published: CheckCircleOutlined,
  unpublished: ClockCircleOutlined,
};

/** Arrow keys move between entries; Home and End move to the ends. */
const moveFocus = (event: KeyboardEvent<HTMLUListElement>) => {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(target, 0), links.length - 1)]?.focus();
};

interface Props {
  notifications: readonly Notification[];
  isUnread: (notification: Notification) => boolean;
  onOpen: () => void;
}

export function NotificationList({ notifications, isUnread, onOpen }: Props) {
  return (
    <ul className={styles.list} onKeyDown={moveFocus}>
      {notifications.map((notification) => {
        const { id, kind, title, text, path, at } = notification;
        const Icon = ICONS[kind];
        const isNew = isUnread(notification);
        return (
          <li key={id}>
            <Link href={path} className={styles.item ?? ''} onClick={onOpen}>
              <span className={`${styles.icon} ${styles[kind] ?? ''}`}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.words}>
                <strong>{title}</strong>
                <span>{text}</span>
              </span>
              <time dateTime={at}>{formatAgo(at)}</time>
              {isNew && <span className={styles.dot} role="img" aria-label="New" />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
