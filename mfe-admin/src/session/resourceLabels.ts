import type { Resource } from '@atelier/contracts/auth/permissions';
import { CONTENT_SORTS } from '../history/ContentItem';

interface ResourceLabel {
  label: string;
  /** What the right covers, if the name is not enough. */
  hint?: string;
}

const OF_CONTENT = Object.fromEntries(
  Object.values(CONTENT_SORTS).flatMap((sort) => ('right' in sort ? [[sort.resource, sort.right]] : [])),
) as Record<Exclude<(typeof CONTENT_SORTS)[keyof typeof CONTENT_SORTS]['resource'], 'settings'>, ResourceLabel>;

/** Display names of the resources in the permission map. */
export const RESOURCE_LABELS: Readonly<Record<Resource, ResourceLabel>> = {
  ...OF_CONTENT,
  contact: { label: 'Contact', hint: 'Messages and newsletter' },
  media: { label: 'Media', hint: 'Pictures and files' },
  analytics: { label: 'Analytics' },
  settings: { label: 'Settings', hint: 'Studio, pages, API keys, webhooks' },
  users: { label: 'Users', hint: 'Staff, roles, invitations' },
  releases: { label: 'Releases', hint: 'Versions of site and back-office' },
  events: { label: 'Events', hint: 'Stream of events, and events that failed' },
};
