/** Categories of services with their display labels. No schemas here, because pages import this. */
export const SERVICE_CATEGORIES = [
  { slug: 'web_development', label: 'Web Development' },
  { slug: 'mobile_development', label: 'Mobile Development' },
  { slug: 'custom_software', label: 'Custom Software' },
  { slug: 'ui_ux_design', label: 'UI/UX Design' },
  { slug: 'enterprise_solutions', label: 'Enterprise Solutions' },
] as const;

export const labelOfServiceCategory = (slug: string): string =>
  SERVICE_CATEGORIES.find((category) => category.slug === slug)?.label ?? slug.replaceAll('_', ' ');
