import type { Resource } from '@atelier/contracts/auth/permissions';

interface ResourceLabel {
  label: string;
  /** What the right is about, where the name alone does not say it. */
  hint?: string;
}

/** Resources of the permission map as people read them. */
export const RESOURCE_LABELS: Readonly<Record<Resource, ResourceLabel>> = {
  services: { label: 'Services' },
  projects: { label: 'Projects' },
  blog: { label: 'Blog' },
  team: { label: 'Team', hint: 'Members that the site shows' },
  contact: { label: 'Contact', hint: 'Messages and newsletter' },
  media: { label: 'Media', hint: 'Pictures and files' },
  analytics: { label: 'Analytics' },
  settings: { label: 'Settings', hint: 'Studio, pages, API keys' },
  users: { label: 'Users', hint: 'Staff, roles, invitations' },
  releases: { label: 'Releases', hint: 'Versions of site and back-office' },
  events: { label: 'Events', hint: 'Events that failed' },
};
