import { DEFAULT_STUDIO } from './default-studio.js';
import type { StudioPatch } from './studio.js';

const NO_FIGURES = { projects: 0, satisfactionPercent: 0, members: 0, support: '0', years: 0, clients: 0, readers: '' };

/** What an installation without sample content says of its studio until somebody sets it up: nothing that may not be true. */
export const BLANK_STUDIO: StudioPatch = {
  details: {
    name: 'Your Studio',
    tagline: 'Opening soon',
    introduction: 'This site is being set up. Please come back in a few days.',
    email: 'hello@your-studio.example',
    phone: '',
    addressLines: [],
    mapUrl: '',
    hours: [],
    hoursNote: '',
    holidays: [],
    bookingUrl: '',
    founded: null,
  },
  social: [],
  navigation: DEFAULT_STUDIO.navigation
    .filter(({ href }) => href !== '/about')
    .map((link) => ({ ...link, isVisible: link.href === '/contact' })),
  footer: { invitation: 'Let’s talk', columns: [], legalLinks: [], legalLine: '' },
  figures: { ...NO_FIGURES, replyHours: DEFAULT_STUDIO.figures.replyHours },
  seo: { description: 'This site is being set up.', isIndexed: false },
  setup: 'due',
};
