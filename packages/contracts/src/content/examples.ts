/** Sample bodies of content calls for the API document. */

export const SERVICE_EXAMPLE = {
  name: 'Web Development',
  short_description: 'Sites and web applications that stay fast when the network is not.',
  description:
    'We design and build sites and web applications: from the first sketch to the server that they run on, with the people who will use them in the room.',
  category: 'web_development',
  features: ['Works without a good network', 'An editor that your team likes'],
  technologies: ['TypeScript', 'React', 'MongoDB'],
  estimated_timeline: '6 to 10 weeks',
  price_hint: 'From $18,000',
  is_active: true,
  show_in_homepage: true,
  process_steps: [{ step: 1, title: 'Listen', description: 'Two days at your place, with everyone who will use it.' }],
};

export const PROJECT_EXAMPLE = {
  title: 'Harbour timetable',
  description: 'A timetable for the ferries of three islands that works on any phone, also at sea.',
  key_features: ['Departures without a network', 'Delays within ten seconds'],
  category: 'web_application',
  status: 'draft',
  technologies: ['TypeScript', 'React', 'NestJS'],
  services: ['web-development', 'ui-ux-design'],
  client: 'Island Ferries',
  project_url: 'https://ferries.example',
  start_date: '2026-01-12',
  completion_date: '2026-04-30',
  case_study: {
    brief: 'One timetable for three islands, which works without a network.',
    results: [{ figure: '4', unit: 'screens', label: 'to a ticket', before: '11', after: '4', source: 'our count' }],
    credits: [{ role: 'Design', name: 'Ada Martin', member: 'ada-martin' }],
  },
};

export const MEMBER_EXAMPLE = {
  name: 'Ada Martin',
  position: 'Front-end developer',
  department: 'Engineering',
  email: 'ada@studio.example',
  short_bio: 'Makes pages that arrive before you notice.',
  expertise_level: 'senior',
  years_experience: 9,
  skills: ['TypeScript', 'React', 'CSS'],
  is_active: true,
  social_links: { github: 'https://github.com/ada-martin' },
};

export const POST_EXAMPLE = {
  title: 'Four screens to the island',
  excerpt: 'How we planned a ferry timetable for people who stand in the wind.',
  content:
    '<p>Nobody reads a timetable for pleasure. You look for one departure, in the wind, with a child on your arm. So we drew four screens and threw three away.</p>',
  category: 'case-study',
  tags: ['design', 'offline'],
  status: 'draft',
  seoTitle: 'Four screens to the island',
};

export const PAGE_EXAMPLE = {
  title: 'Accessibility statement',
  description: 'How far everybody can use this site, and whom to tell where it fails.',
  content:
    '<p>We test every page with a keyboard, a screen reader and a phone in sunlight. Where something fails, tell us.</p>',
  status: 'draft',
};

export const BULK_IDS_EXAMPLE = { ids: ['66f1c0a2b5d4e8a1c3f09b7d', 'harbour-timetable'] };
