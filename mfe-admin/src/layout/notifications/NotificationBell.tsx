import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Badge, Button, Skeleton } from '#antd';
import { BellOutlined } from '#icons';
import hidden from '../VisuallyHidden.module.css';
import { NotificationList } from './NotificationList';
import styles from './Notifications.module.css';
import { useNotifications } from './useNotifications';

type Bell = ReturnType<typeof useNotifications>;

function PanelBody({ bell, onOpen }: { bell: Bell; onOpen: () => void }) {
  const { notifications, isUnread, isLoading, failure, retry } = bell;
  if (isLoading)
    return (
      <div role="status" aria-label="Loading" className={styles.quiet}>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </div>
    );
  if (failure !== undefined)
    return (
      <div role="alert" className={styles.quiet}>
        <p>{failure}</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  if (notifications.length === 0)
    return <p className={styles.quiet}>You’re all caught up. New messages will appear here.</p>;
  return <NotificationList notifications={notifications} isUnread={isUnread} onOpen={onOpen} />;
}

/** Closes on Escape and on outside clicks; moves the focus into the panel and back to the bell. */
const usePanel = () => {
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.focus();
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      bell.current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return { isOpen, setIsOpen, area, panel, bell };
};

export function NotificationBell() {
  const notices = useNotifications();
  const { isOpen, setIsOpen, area, panel, bell } = usePanel();
  const [titleId, panelId] = [useId(), useId()];
  const { unreadCount, markAllRead } = notices;
  const close = () => setIsOpen(false);
  return (
    <div className={styles.area} ref={area}>
      <Badge count={unreadCount} overflowCount={29} size="small" offset={[-6, 6]}>
        <Button
          ref={bell}
          type="text"
          shape="circle"
          icon={<BellOutlined />}
          aria-label={`Notifications: ${unreadCount}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Badge>
      <span className={hidden.visuallyHidden} role="status">
        {unreadCount > 0 ? `${unreadCount} new notifications` : ''}
      </span>
      {isOpen && (
        <section
          ref={panel}
          id={panelId}
          className={styles.panel}
          role="dialog"
          aria-labelledby={titleId}
          tabIndex={-1}
        >
          <div className={styles.head}>
            <h2 id={titleId}>Notifications</h2>
            <Button type="link" size="small" disabled={unreadCount === 0} onClick={() => void markAllRead()}>
              Mark all as read
            </Button>
          </div>
          <PanelBody bell={notices} onOpen={close} />
          <div className={styles.foot}>
            <Link href="/admin/activity" onClick={close}>
              All activity
            </Link>
          </div>
        </section>
      )}
    </div>
  );
}
