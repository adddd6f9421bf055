import type { SampleProject } from './sample-project.ts';

/** Interfaces for people and programs, and editing systems. */
export const projectsBehindTheScreen: readonly SampleProject[] = [
  {
    title: 'One timetable for nine operators',
    slug: 'one-timetable',
    category: 'api',
    status: 'published',
    featured: true,
    client: 'Littoral Transit Alliance',
    short_description:
      'Nine companies run buses, trams and two funiculars along one coast. Now their riders get one answer, and their apps use one API.',
    description:
      'Each operator had its own timetable, its own definition of a stop and its own Sunday. We built the API where all nine publish what they plan and what’s actually running. Their apps, boards and ticket machines use it too.',
    overview:
      'A stop is a place where a person stands, not a row in someone’s table. Agreeing on that took five weeks and was most of the work. Operators now send what they have, in whatever format they have it. The service matches it to shared stops and lines, and tells them right away what doesn’t fit. Rider apps call one address to learn what’s planned, what’s expected and how sure that is. Fourteen programs by other people use it daily, including a board a school built for its own hallway.',
    key_features: [
      'Planned and expected times for nine operators at one address',
      'Instant corrections, in sentences, for anything that doesn’t fit',
      'Live positions pushed to boards within two seconds',
      'A test system that sends one unknown word a day',
      'End dates for old versions, announced by letter and by header',
      'Documentation whose examples run every night',
    ],
    technical_implementation:
      'One set of schemas guards every request and response, and the OpenAPI document comes from the same source. Each change is compared with the live document, and anything that would break a stranger’s program stops the build. Timetables are read far more often than they change, so we prepare each answer once, as compressed bytes, and an event throws it away when it’s out of date. Two small machines handle the morning rush. Live positions arrive in four formats, go through one stream and leave as server-sent events. Rules match the stops and give each match a score. When a score is too low, a person decides and the service remembers. We deploy about six times a week. There’s been one outage, four minutes long, on a Sunday with two half past twos.',
    technologies: ['TypeScript', 'Node.js', 'NestJS', 'REST', 'PostgreSQL', 'Redis', 'Docker', 'Kubernetes'],
    services: ['custom-software', 'cloud-and-devops', 'consulting'],
    project_url: 'https://developer.littoral.example',
    startedDaysAgo: 690,
    finishedDaysAgo: 345,
    plates: 3,
    seo_title: 'One timetable for nine operators: a transit API',
    seo_description:
      'How nine transport companies publish planned and live times through one API, and how its promises are kept by a machine that compares them.',
    seo_keywords: ['API development', 'case study', 'software engineering'],
  },
  {
    title: 'From the sample to the field',
    slug: 'sample-to-field',
    category: 'api',
    status: 'published',
    featured: false,
    client: 'Terrabase Laboratories',
    short_description:
      'A soil lab used to email its results as attachments. Now it has an API, and nine hundred farms get their numbers automatically.',
    description:
      'Every year, two hundred thousand soil samples left the lab as PDFs, and the people who got them typed the numbers in again. We gave the lab an API and its customers their numbers without anyone in between.',
    overview:
      'A result is now data with a unit, a method and a margin of error. A PDF is one way to look at it. Farm software fetches results or gets notified when they’re ready. Advisers who prefer a spreadsheet get one, with the columns they chose. When the lab corrects a result, the new one follows the old one and says why, and everyone who fetched the old one gets a notice.',
    key_features: [
      'Results with unit, method and margin of error',
      'Corrections that reach everyone who has the old value',
      'Webhooks that carry identifiers and no data',
      'Keys with narrow rights, made by the customers themselves',
      'Spreadsheets and PDF files from the same source',
    ],
    technical_implementation:
      'The instruments write to a folder, as they always have. A watcher turns each file into a sample with results, and sets unreadable ones aside with a reason. OpenAPI describes the interface, and the client libraries for two software vendors are generated from it. Webhooks are signed, retried at growing intervals for three days, and can be sent again by the customer. Exports are streamed, so ten years of samples take no more memory than a day. Nothing is ever changed in place, and no one enjoyed that more than the lab’s auditors.',
    technologies: ['Python', 'FastAPI', 'PostgreSQL', 'REST', 'Docker', 'AWS'],
    services: ['custom-software', 'cloud-and-devops'],
    project_url: 'https://api.terrabase.example',
    startedDaysAgo: 290,
    finishedDaysAgo: 183,
    plates: 2,
    seo_title: 'From the sample to the field: a laboratory API',
    seo_description:
      'Two hundred thousand soil samples a year as data with unit, method and margin: an API, signed webhooks and corrections that reach everyone.',
    seo_keywords: ['API development', 'digital transformation', 'case study'],
  },
  {
    title: 'A quote in eight fields',
    slug: 'a-quote-in-eight-fields',
    category: 'ui_ux_design',
    status: 'published',
    completed: true,
    featured: false,
    client: 'Norrhavn Freight',
    short_description:
      'A freight form with nineteen fields, a pencil, and the three people who answer it. They crossed out eleven fields in four minutes.',
    description:
      'Norrhavn Freight asked for a nicer quote form. We printed the old one, gave it to the people who answer the quotes, and had them cross out what they never read. Then we designed what was left for someone standing on a pallet.',
    overview:
      'The new form has eight fields and fits on a phone without scrolling. It stays quiet while you type, checks each field when you leave it, and clears an error the moment you fix it. You can enter weights in any unit a forklift driver would use. When you come back, it remembers your last shipment. Completed quotes went up by a third in the first month, and nobody has asked about the other fields.',
    key_features: [
      'Eight fields instead of nineteen',
      'Messages written before the rules they belong to',
      'Weights and sizes in any unit, understood as typed',
      'A copy of the last shipment as a starting point',
      'A send button that survives a tunnel',
    ],
    technical_implementation:
      'We delivered the prototype in code, because you can’t judge timing in a picture, and a message says as much by when it appears as by its words. The rules live in one schema that the page and the server share. The form works without its script; it’s just less polite. Each quote gets a key before the first attempt, so pressing twice in a tunnel sends it once. The components went into the client’s own library, with every state documented, from empty to refused.',
    technologies: ['Figma', 'TypeScript', 'React', 'HTML', 'CSS'],
    services: ['ui-ux-design', 'web-development'],
    startedDaysAgo: 148,
    finishedDaysAgo: 112,
    plates: 2,
    seo_title: 'A quote in eight fields: a form redesigned',
    seo_description:
      'How a freight company’s quote form went from nineteen fields to eight, and what pencils, timing and a tunnel had to do with it.',
    seo_keywords: ['UI/UX design', 'user experience', 'case study'],
  },
  {
    title: 'A ward that explains itself',
    slug: 'a-ward-that-explains-itself',
    category: 'ui_ux_design',
    status: 'published',
    featured: false,
    client: 'St. Aldhelm’s Hospital',
    short_description:
      'Screens, signs and paper slips for a children’s ward, designed as one system, in four languages, for people who haven’t slept.',
    description:
      'Parents on a children’s ward ask the same seven questions, and nurses answer them two hundred times a week. We built the answers into the place: on the board by the bed, on the screen in the hallway, and on a slip to take home.',
    key_features: [
      'Seven questions, answered where they’re asked',
      'One alphabet of signs for screens, walls and paper',
      'Four languages, and pictures that work without any',
      'Tested with parents at two in the morning',
    ],
    technologies: ['Figma', 'HTML', 'CSS', 'TypeScript'],
    services: ['ui-ux-design', 'consulting'],
    startedDaysAgo: 120,
    finishedDaysAgo: 36,
    plates: 3,
    seo_title: 'A ward that explains itself',
    seo_description:
      'A design system for a children’s ward: screens, signs and paper that answer seven questions in four languages, also at two in the morning.',
    seo_keywords: ['UI/UX design', 'user experience'],
  },
  {
    title: 'Twelve voices, one newsroom',
    slug: 'twelve-voices',
    category: 'cms',
    status: 'published',
    featured: false,
    client: 'The Harrow Fell Courier',
    short_description:
      'A local paper with twelve writers, two editors and a six o’clock deadline. The new system has one list and never says “version.”',
    description:
      'The Courier’s old content system was made for a publisher with departments. Twelve people shared four logins, wrote in their email, and pasted. We built a small one around how a story actually moves across the room.',
    overview:
      'Every story is with someone, and everyone can see who. One key hands it on. You never lose what you’ve written and never have to save it, and nothing that’s been printed changes without a note. The editor on duty lays out the front page, on a phone if need be, and sees right away how much space a story takes. At six, the same text goes to print and to the web in two lengths. A person has read both.',
    key_features: [
      'One list: who has which story, and since when',
      'No save button, and every draft kept',
      'Two lengths of each story, for paper and for the web',
      'Corrections that say what was corrected',
      'A front page you can lay out on a phone',
    ],
    technical_implementation:
      'It’s a headless system with a small editor on top, instead of a big one with most of it hidden. Text is stored as structure rather than markup. Every change is an entry in a history, and any earlier state can be restored. Two people in the same paragraph can see each other; in twenty months, that happened four times outside our tests. Web pages are generated when a story is released and served as plain files, so forty thousand people could read about a flood without the site noticing. The paper’s layout program picks up its copy from a folder, as it has since 1998.',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'GraphQL', 'Docker'],
    services: ['custom-software', 'software-rescue-and-care'],
    project_url: 'https://www.harrowfellcourier.example',
    startedDaysAgo: 820,
    finishedDaysAgo: 610,
    plates: 2,
    seo_title: 'Twelve voices, one newsroom: a CMS for a local paper',
    seo_description:
      'A content system built around the way a story travels across a room: one list, no saving, and the same text for paper and the web.',
    seo_keywords: ['web development', 'custom software', 'case study'],
  },
  {
    title: 'Every thread online',
    slug: 'every-thread-online',
    category: 'cms',
    status: 'draft',
    featured: false,
    client: 'Muzeum Tkanin',
    short_description:
      'Eighteen thousand textiles in three languages, with a zoom that goes down to a single thread. In progress.',
    description:
      'The museum whose search box learned to forgive accents now wants its whole textile collection online. We’re at the riskiest tenth: four hundred objects, including the loom and the spoon.',
    overview:
      'Curators describe an object once, in the language they think in, and see which translations are missing. Visitors start with a pattern, a place or a color. The zoom is the heart of it, because people look at cloth by getting closer.',
    key_features: [
      'Descriptions in three languages, with the gaps shown',
      'A zoom from the whole cloth to the single thread',
      'Search by pattern, place and color, without accents',
    ],
    technical_implementation:
      'Images are cut into tiles as they arrive and served as files. The catalog stays in the museum’s own system, which we read every night. What curators add goes into a separate store, and the museum can export it at any time.',
    technologies: ['TypeScript', 'Vue.js', 'Nuxt', 'Node.js', 'PostgreSQL'],
    services: ['web-development'],
    startedDaysAgo: 48,
    plates: 2,
    seo_title: 'Every thread online',
    seo_description:
      'A textile museum puts eighteen thousand objects online, in three languages and down to the single thread.',
    seo_keywords: ['web development', 'case study'],
  },
];
