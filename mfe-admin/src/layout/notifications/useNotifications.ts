import type { Notification } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';

/** How often the bell looks while its page is seen; it also does when the window gets the focus. */
export const NOTIFICATIONS_CHECK_MS = 30_000;

const NOTIFICATIONS = addressOf('GET /notifications');
const PREFERENCES = addressOf('GET /auth/preferences');
const NOTHING: readonly Notification[] = [];

/** What staff should know of, and how much of it is new to the one who is signed in. */
export const useNotifications = () => {
  const { api, toasts } = usePlatform();
  const { data, error, mutate } = useAnswer(NOTIFICATIONS, {
    refreshInterval: NOTIFICATIONS_CHECK_MS,
    revalidateOnFocus: true,
  });
  const { data: preferences, mutate: mutatePreferences } = useAnswer(PREFERENCES);
  const notifications = data?.data ?? NOTHING;
  const readAt = preferences?.data.notificationsReadAt ?? '';
  const isUnread = ({ at }: Notification) => preferences !== undefined && Date.parse(at) > (Date.parse(readAt) || 0);

  const markAllRead = async () => {
    const newest = notifications[0]?.at;
    if (newest === undefined) return;
    try {
      const changed = await api.call('PUT /auth/preferences', { body: { notificationsReadAt: newest } });
      await mutatePreferences(changed, { revalidate: false });
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
