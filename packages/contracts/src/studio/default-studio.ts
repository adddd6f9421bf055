import type { StudioBrand } from './brand.js';
import type { Studio, StudioSettings } from './studio.js';

/** The look of the style sheets of the public site, which then need no other rules. */
export const DEFAULT_BRAND: StudioBrand = {
  logo: '',
  isLogoInk: true,
  accent: '#ea5b66',
  surface: '#fbf8f4',
  displayFace: 'grotesque',
  textFace: 'sans',
  corners: 'crisp',
  covers: 'color',
};

/** The studio settings for visitors until staff change them. No schema here, because the site ships it to the browser. */
export const DEFAULT_STUDIO: Studio = {
  details: {
    name: 'Atelier',
    tagline: 'Digital Innovation Studio',
    introduction: 'We design and build websites, apps and the systems behind them, for people who use them all day.',
    email: 'hello@atelier.example',
    phone: '+1 (212) 555-0142',
    addressLines: ['48 Mercer Street, Floor 3', 'New York, NY 10013', 'United States'],
    mapUrl: 'https://www.openstreetmap.org/search?query=48%20Mercer%20Street%20New%20York',
    hours: [
      { days: 'Monday-Friday', hours: '9:00 AM-6:00 PM EST' },
      { days: 'Saturday-Sunday', hours: 'Closed' },
    ],
    hoursNote: '24/7 emergency support for existing clients',
    holidays: [
      { name: 'New Year’s Day', date: 'January 1' },
      { name: 'Memorial Day', date: 'Last Monday of May' },
      { name: 'Independence Day', date: 'July 4' },
      { name: 'Labor Day', date: 'First Monday of September' },
      { name: 'Thanksgiving', date: 'Fourth Thursday of November' },
      { name: 'Day after Thanksgiving', date: 'Friday' },
      { name: 'Winter break', date: 'December 24 to 31' },
    ],
    bookingUrl: '',
    founded: null,
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/atelier-example' },
    { name: 'GitHub', url: 'https://github.com/atelier-example' },
    { name: 'Dribbble', url: 'https://dribbble.com/atelier-example' },
    { name: 'Mastodon', url: 'https://mastodon.social/@atelier-example' },
  ],
  navigation: [
    { label: 'Work', href: '/projects' },
    { label: 'About', href: '/about' },
    { label: 'Services', href: '/services' },
    { label: 'Journal', href: '/blog' },
    { label: 'Team', href: '/team' },
    { label: 'Contact', href: '/contact' },
  ],
  footer: {
    invitation: 'Have an idea for something new?',
    columns: [
      {
        title: 'Studio',
        links: [
          { label: 'Work', href: '/projects' },
          { label: 'About', href: '/about' },
          { label: 'Journal', href: '/blog' },
          { label: 'Careers', href: '/careers' },
          { label: 'Contact', href: '/contact' },
        ],
      },
      {
        title: 'Services',
        links: [
          { label: 'Web Development', href: '/services/web-development' },
          { label: 'Mobile Development', href: '/services/mobile-development' },
          { label: 'UI/UX Design', href: '/services/ui-ux-design' },
          { label: 'Consulting', href: '/services/consulting' },
        ],
      },
    ],
    legalLinks: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
    legalLine: '',
  },
  figures: {
    projects: 250,
    satisfactionPercent: 98,
    members: 50,
    support: '24/7',
    years: 10,
    clients: 25,
    readers: '10K+',
    replyHours: 24,
  },
  seo: {
    titleSuffix: '',
    description:
      'A digital studio for web, mobile and custom software: strategy, product design, development and cloud.',
    shareImage: '',
    isIndexed: true,
  },
  brand: DEFAULT_BRAND,
  timeZone: 'America/New_York',
  hasSampleTexts: true,
};

/** The defaults of settings that only staff and other services may read. */
export const DEFAULT_STAFF_SETTINGS: Pick<StudioSettings, 'mail' | 'contacts' | 'setup'> = {
  mail: {
    senderName: '',
    senderAddress: '',
    noticeAddress: '',
    isAcknowledging: true,
    acknowledgement: "Thank you for reaching out. Your message arrived, and we'll get back to you soon.",
    signature: '',
  },
  contacts: { retentionMonths: 0 },
  setup: 'sample',
};
