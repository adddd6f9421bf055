/** The studio that the site shows: the one place for its name, addresses and hours. */
export const STUDIO = {
  name: 'Atelier',
  kind: 'Digital Innovation Studio',
  description: 'A digital studio for web, mobile and custom software: strategy, product design, development and cloud.',
  email: 'hello@atelier.example',
  phone: { shown: '+1 (212) 555-0142', dialled: '+12125550142' },
  office: {
    street: '48 Mercer Street, Floor 3',
    city: 'New York, NY 10013',
    country: 'United States',
    map: 'https://www.openstreetmap.org/search?query=48%20Mercer%20Street%20New%20York',
  },
  hours: [
    { days: 'Monday-Friday', hours: '9:00 AM-6:00 PM EST' },
    { days: 'Saturday-Sunday', hours: 'Closed' },
  ],
  emergency: '24/7 emergency support for existing clients',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/atelier-example' },
    { name: 'GitHub', url: 'https://github.com/atelier-example' },
    { name: 'Dribbble', url: 'https://dribbble.com/atelier-example' },
    { name: 'Mastodon', url: 'https://mastodon.social/@atelier-example' },
  ],
  /** Signs what has no author of its own. */
  team: 'Atelier Team',
} as const;

export const titled = (title: string): string => `${title} — ${STUDIO.name}`;
