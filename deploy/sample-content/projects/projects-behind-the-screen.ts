import type { SampleProject } from './sample-project.ts';

/** Interfaces for people and for programs, and the systems in which others write. */
export const projectsBehindTheScreen: readonly SampleProject[] = [
  {
    title: 'One timetable for nine operators',
    slug: 'one-timetable',
    category: 'api',
    status: 'published',
    featured: true,
    client: 'Littoral Transit Alliance',
    short_description:
      'Nine companies run buses, trams and two funiculars along one coast. Their passengers now need one answer, and their programs one address.',
    description:
      'Each operator had its own timetable, its own idea of a stop and its own Sunday. We built the interface through which all nine publish what they plan and what is really happening, and on which their apps, boards and ticket machines are built.',
    overview:
      'A stop is a place at which a person stands, and not a row in somebody’s table. Agreeing on this took five weeks and was most of the work. Since then, operators send what they have, in the form in which they have it; the alliance’s service matches it to the common stops and lines, and tells them by return what does not fit. Passengers’ apps ask one address and learn what is planned, what is expected and how sure that is. Fourteen programs by other people are in daily use, among them a board that a school built for its own corridor.',
    key_features: [
      'Planned and expected times for nine operators at one address',
      'Corrections by return, in sentences, for what does not fit',
      'Live positions pushed to boards within two seconds',
      'A test system that sends one unknown word a day',
      'Endings with a date, announced by letter and by header',
      'Documentation with examples that are run every night',
    ],
    technical_implementation:
      'Requests and answers are guarded by the schemas from which the OpenAPI document is made, and each change is compared with the document that is live: whatever would break a stranger stops the build. Timetables are read-mostly, so answers are prepared as bytes, compressed once and thrown away by events; a busy morning is served from two small machines. Live positions arrive in four formats, are put into one stream, and leave as server-sent events. Matching of stops is done by rules with a score; below a limit, a person decides, and the decision is remembered. The service is deployed about six times a week and has had one outage, of four minutes, on a Sunday with two half past twos.',
    technologies: ['TypeScript', 'Node.js', 'NestJS', 'REST', 'PostgreSQL', 'Redis', 'Docker', 'Kubernetes'],
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
      'A soil laboratory that sent results as attachments now has an interface, and nine hundred farms whose software simply knows.',
    description:
      'Two hundred thousand soil samples a year left the laboratory as PDF files and were typed in again by whoever received them. We gave the laboratory an interface, and its customers a way of getting their numbers without a person in between.',
    overview:
      'Results are now data with a unit, a method and a margin of error, and a PDF is one way of looking at them. Farm software fetches them, or is told when they are there. Advisers who prefer a spreadsheet get one, with the columns that they chose. A result that has to be corrected is not replaced: the new one follows the old, says why, and everybody who has fetched the old one is told.',
    key_features: [
      'Results with unit, method and margin of error',
      'Corrections that reach everybody who has the old value',
      'Webhooks that carry identifiers and no data',
      'Keys with narrow rights, made by the customers themselves',
      'Spreadsheets and PDF files from the same source',
    ],
    technical_implementation:
      'Measuring instruments write into a folder, as they always have; a watcher turns each file into a sample with results and puts unreadable ones aside with a reason. The interface is described in OpenAPI, and the client libraries that two software houses asked for are generated from it. Webhooks are signed, repeated with growing intervals for three days, and can be sent again by the customer. Exports are streamed, so that a decade of samples takes as little memory as a day. Nothing is ever changed in place, which the auditors of the laboratory enjoyed more than anybody.',
    technologies: ['Python', 'FastAPI', 'PostgreSQL', 'REST', 'Docker', 'AWS'],
    project_url: 'https://api.terrabase.example',
    startedDaysAgo: 290,
    finishedDaysAgo: 183,
    plates: 2,
    seo_title: 'From the sample to the field: a laboratory API',
    seo_description:
      'Two hundred thousand soil samples a year as data with unit, method and margin: an API, signed webhooks and corrections that reach everybody.',
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
      'A freight form of nineteen fields, a pencil, and the three people who answer it. Eleven fields went in four minutes.',
    description:
      'Norrhavn Freight asked for a nicer quote form. We gave the old one, on paper, to the people who answer the quotes, and had them strike out what they never read. Then we designed the remainder so that it can be filled in by a person who is standing on a pallet.',
    overview:
      'What was left is a form of eight fields that fits on a phone without scrolling. It says nothing while you type for the first time, checks a field when you leave it, and takes its complaint back with the very keystroke that puts things right. Weights may be entered in any unit that a forklift driver would use. If you come back, it knows what you shipped last time. Completed quotes rose by a third in the first month, and nobody has asked where the other fields have gone.',
    key_features: [
      'Eight fields in place of nineteen',
      'Messages written before the rules that they belong to',
      'Weights and sizes in any unit, understood as typed',
      'A copy of the last shipment as a starting point',
      'A send button that survives a tunnel',
    ],
    technical_implementation:
      'We delivered a prototype in code, as timing cannot be judged in a picture: when a message appears is most of what it says. The rules lie in one schema that the page and the server share. The form works without its script and is merely less polite then. A key is made up for each quote before the first attempt, so that pressing twice in a tunnel sends it once. The components went into the client’s own library, with every state documented, from empty to refused.',
    technologies: ['Figma', 'TypeScript', 'React', 'HTML', 'CSS'],
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
      'Screens, signs and slips of paper for a children’s ward, designed as one thing, in four languages and for people who have not slept.',
    description:
      'Parents on a children’s ward ask the same seven questions, and nurses answer them two hundred times a week. We designed the answers into the place: on the board at the bed, on the screen in the corridor, on a slip that can be taken home.',
    key_features: [
      'Seven questions, answered where they are asked',
      'One alphabet of signs for screens, walls and paper',
      'Four languages, and pictures that work without any',
      'Tried with parents at two in the morning',
    ],
    technologies: ['Figma', 'HTML', 'CSS', 'TypeScript'],
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
      'A local paper with twelve writers, two editors and a deadline at six. The new system has one list, and the word “version” does not occur in it.',
    description:
      'The Courier’s old content system had been made for a publisher with departments. Twelve people shared four logins, wrote in their mail program, and pasted. We built a small one around the way in which a story really travels across the room.',
    overview:
      'A story is with somebody, always, and everybody can see with whom. Handing it on is one key. What has been written is never lost and never has to be saved; what has been printed is never changed without a note. The front page is laid out by the editor on duty, on a phone if need be, and shows at once what a story costs in space. At six it goes to paper and to the web from the same text, in two lengths, both of which a person has read.',
    key_features: [
      'One list: who has which story, and since when',
      'Writing without saving, with every state kept',
      'Two lengths of each story, for paper and for the web',
      'Corrections that say what was corrected',
      'A front page that can be made on a telephone',
    ],
    technical_implementation:
      'A headless system with a small editor on top of it, in place of a large one with most of it hidden. Text is stored as structure, not as markup, and every change is an entry in a history from which any state can be had back. Two people in one paragraph see each other; in twenty months it happened four times outside of our tests. The web pages are made when a story is released and lie on disk as files, so that a story about a flood is read by forty thousand people without anyone noticing. The paper’s layout program fetches its texts through a folder, as it has since 1998.',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'GraphQL', 'Docker'],
    project_url: 'https://www.harrowfellcourier.example',
    startedDaysAgo: 820,
    finishedDaysAgo: 610,
    plates: 2,
    seo_title: 'Twelve voices, one newsroom: a CMS for a local paper',
    seo_description:
      'A content system built around the way in which a story travels across a room: one list, no saving, and the same text for paper and the web.',
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
      'Eighteen thousand textiles in three languages, with a zoom that goes down to the single thread. In the making.',
    description:
      'The museum whose search box learned to forgive accents now wants the whole of its textile collection online. We are at the awkward tenth: four hundred objects, the loom and the spoon among them.',
    overview:
      'Curators describe an object once, in the language in which they think, and see which descriptions are missing in the other two. Visitors begin with a pattern, a place or a colour. The zoom is the heart of it: cloth is looked at by getting closer.',
    key_features: [
      'Descriptions in three languages, with the gaps shown',
      'A zoom from the whole cloth to the single thread',
      'Search by pattern, place and colour, without accents',
    ],
    technical_implementation:
      'Images are cut into tiles as they arrive and served as files. The catalogue stays in the museum’s own system, from which we read every night; what curators add is written to a store of our own and offered back as an export.',
    technologies: ['TypeScript', 'Vue.js', 'Nuxt', 'Node.js', 'PostgreSQL'],
    startedDaysAgo: 48,
    plates: 2,
    seo_title: 'Every thread online',
    seo_description:
      'A textile museum puts eighteen thousand objects online, in three languages and down to the single thread.',
    seo_keywords: ['web development', 'case study'],
  },
];
