/** Categories of projects with their display labels. No schemas here, because pages import this. */
export const PROJECT_CATEGORIES = [
  { slug: 'web_application', label: 'Web Application' },
  { slug: 'mobile_application', label: 'Mobile Application' },
  { slug: 'e_commerce', label: 'E-Commerce' },
  { slug: 'ui_ux_design', label: 'UI/UX Design' },
  { slug: 'api', label: 'API' },
  { slug: 'desktop_application', label: 'Desktop Application' },
  { slug: 'cms', label: 'CMS' },
] as const;

/** The category chips of /projects (PRJ-1). */
export const PROJECT_CHIPS = [
  { category: 'all', label: 'All Projects' },
  { category: 'web_application', label: 'Web Apps' },
  { category: 'mobile_application', label: 'Mobile' },
  { category: 'e_commerce', label: 'E-Commerce' },
  { category: 'ui_ux_design', label: 'UI/UX' },
  { category: 'api', label: 'Backend' },
] as const;

export const labelOfProjectCategory = (slug: string): string =>
  PROJECT_CATEGORIES.find((category) => category.slug === slug)?.label ?? slug.replaceAll('_', ' ');
