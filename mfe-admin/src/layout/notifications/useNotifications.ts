import type { Notification } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { GENERAL_RETRY_COUNT } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { watched } from '../../platform/watched';
import { usePreferences } from '../../session/usePreferences';

/** How often the bell checks while its page is visible; it also checks when the window gets the focus. */
const CHECK = { refreshIntervalMs: 30_000, retryCount: GENERAL_RETRY_COUNT, retryDelayMs: 5000 };

const NOTIFICATIONS = getAddress('GET /notifications');
const NOTHING: readonly Notification[] = [];

const getLater = (one: string | null, other: string): string =>
  one !== null && Date.parse(one) > Date.parse(other) ? one : other;

/** The user's notifications and the number of unread ones. */
export const useNotifications = () => {
  const { toasts } = usePlatform();
  const { data, error, mutate } = useAnswer(NOTIFICATIONS, {
    ...watched(CHECK),
    revalidateOnFocus: true,
  });
  const { preferences, update } = usePreferences();
  const notifications = data?.data ?? NOTHING;
  const readAt = preferences?.notificationsReadAt ?? '';
  const isUnread = ({ at }: Notification) => preferences !== undefined && Date.parse(at) > (Date.parse(readAt) || 0);

  const markAllRead = async () => {
    const newest = notifications[0]?.at;
    if (newest === undefined) return;
    try {
      // Another tab may know later ones.
      await update(({ notificationsReadAt: marked }) => ({ notificationsReadAt: getLater(marked, newest) }));
    } catch (failure) {
      toasts.show(isApiError(failure) ? failure.message : 'Something went wrong.', 'error');
    }
  };

  return {
    notifications,
    isUnread,
    unreadCount: notifications.filter(isUnread).length,
    failure: data === undefined && error ? error.message : undefined,
    isLoading: data === undefined && error === undefined,
    retry: () => void mutate(),
    markAllRead,
  };
};
