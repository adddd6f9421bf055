import type { SampleProject } from './sample-project.ts';

/** Web applications and shops. */
export const projectsOnTheWeb: readonly SampleProject[] = [
  {
    title: 'Skerry Line: four screens to the island',
    slug: 'skerry-line',
    category: 'web_application',
    status: 'published',
    completed: true,
    featured: true,
    client: 'The Skerry Line',
    short_description:
      'It took eleven screens to buy a ferry ticket, and the phone rang all day. Now it takes four, and the first one tells you whether the boat is running.',
    description:
      'The Skerry Line runs five boats to nine islands. Half of the ticket office did nothing but book passengers who’d given up on the website. We rebuilt booking around the one question islanders ask, and we let the office keep the spreadsheet it trusts.',
    overview:
      'Islanders don’t plan a crossing. They check it. The new site opens with today’s boats and their status before you choose anything. From there, a paid ticket takes four steps and no account. To find a booking again, you enter a six-character code and your last name. The office still edits its schedule in a spreadsheet, which now tells it in plain words when two crossings collide. Canceling a boat takes one tap on the skipper’s phone. The home page, the text messages, the refunds and the waiting-room screen update themselves.',
    key_features: [
      'Today’s crossings with their state on the first screen',
      'Four steps to a ticket, without an account',
      'A spreadsheet with rules as the source of the timetable',
      'One-tap cancellation that sends the texts and the refunds',
      'Tickets that stay on the phone and work without a network',
      'Booking codes you can read aloud in a gale',
    ],
    technical_implementation:
      'Pages are rendered on the server with the day’s crossings in the HTML, so the first screen works on a connection that drops every few minutes. The first view went from 3.8 MB to 146 KB. A booking and its events are written in one transaction and delivered through an outbox. Text messages, refunds and displays are separate consumers, and each applies an event once. A reservation holds seats for ten minutes and carries its own expiration, so no timer has to fire. Every save of the spreadsheet is checked against fixed columns and a legend, and if anything contradicts anything else, the whole file is turned down. A second instance stays warm, because people give up after thirty minutes and go home.',
    technologies: ['TypeScript', 'React', 'Next.js', 'Node.js', 'PostgreSQL', 'Docker'],
    services: ['web-development', 'commerce-and-bookings', 'ui-ux-design'],
    project_url: 'https://www.skerryline.example',
    startedDaysAgo: 330,
    finishedDaysAgo: 228,
    plates: 3,
    seo_title: 'Skerry Line: a ferry booking in four screens',
    seo_description:
      'How a ferry line went from eleven screens to four, from 160 phone bookings a day to 45, and kept its spreadsheet on purpose.',
    seo_keywords: ['case study', 'web application', 'user experience'],
  },
  {
    title: 'The Old Tree Map',
    slug: 'the-old-tree-map',
    category: 'web_application',
    status: 'published',
    featured: false,
    client: 'Veteran Tree Register',
    short_description:
      'One map of forty thousand old trees, and of the seven hundred volunteers who measure them every other year with a tape and plenty of opinions.',
    description:
      'A nonprofit keeps a register of old trees: where they stand, how big they are, and who checks on them. The data lived in eleven regional databases that disagreed on what a tree is. We built one register, one map, and a way to disagree in public.',
    overview:
      'A fallen oak is still a tree to a beetle, but not to the city council. The register now says both. Every tree has a history of visits, every visit has a person, and nobody ever overwrites a measurement. Volunteers see which of their trees haven’t been visited in two years and print a sheet for the walk. Visitors get a map that stays fast with all forty thousand trees on it, and can send in a photo of one that’s missing.',
    key_features: [
      'Forty thousand trees on a map that stays smooth on a phone',
      'A history of visits instead of overwritten values',
      'Walks for volunteers, printable, sorted by distance',
      'Reports of missing trees with a photo and a position',
      'Eleven old databases merged, with every conflict kept and shown',
    ],
    technical_implementation:
      'The one new thing here is how the map is drawn. The graphics card renders points from vector tiles that are built each night, so panning costs nothing. Everything underneath is as plain as we could make it. PostgreSQL stores each visit as a fact with a date and an author, and works out the current state of a tree from its visits. The program that merged the old databases could be run again and again, and it was: forty-one times, until the last regional secretary signed off on the result. Photos are resized on upload, stripped of the personal data that phones add, and kept for as long as the tree stands, plus a while.',
    technologies: ['TypeScript', 'Svelte', 'Node.js', 'PostgreSQL', 'Docker'],
    services: ['web-development', 'ui-ux-design'],
    project_url: 'https://map.veterantrees.example',
    github_url: 'https://code.veterantrees.example/register/map',
    startedDaysAgo: 520,
    finishedDaysAgo: 371,
    plates: 2,
    seo_title: 'The Old Tree Map: forty thousand trees, one register',
    seo_description:
      'Eleven databases became one register of old trees, with a fast map, printable walks for volunteers, and a history in which nothing is overwritten.',
    seo_keywords: ['web application', 'case study', 'custom software'],
  },
  {
    title: 'Halden & Daughters: seeds by the gram',
    slug: 'halden-and-daughters',
    category: 'e_commerce',
    status: 'published',
    completed: true,
    featured: true,
    client: 'Halden & Daughters',
    short_description:
      'A seed company with four hundred drawers, a scale that talks to a phone, and an online store that knows whether it’s too late for peas.',
    description:
      'Halden & Daughters has sold seeds by weight since 1931. Its online store sold them by the piece, which made no sense to anyone. We rebuilt it around what’s in the drawers, starting with the packing table.',
    overview:
      'The old store kept three inventories for each drawer, and two of them were wrong. The new one tracks lots and grams, and every order is a subtraction. Packing lists follow the drawers, six orders at a time. The scale enters the weight, and one tap reports an empty drawer. Customers get a catalog that knows roughly where their garden is. For every seed, it tells them whether to plant now, later or not this year, and suggests something to grow instead.',
    key_features: [
      'Stock by weight, with baskets that reserve grams',
      'Packing lists for six orders in one walk along the drawers',
      'A scale that reports to the phone on your arm',
      '“Sow now” by region, without an account',
      'Germination tests and harvest year with every lot',
      'Labels, postage and accounts from one list',
    ],
    technical_implementation:
      'A lot holds what’s in the drawer minus what’s been promised. Reservations are rows that expire, and one conditional update decides who gets the last thirty grams, so two baskets can never share them. The packing view works offline for a whole round, then sends what was packed in the order it happened; a round that’s sent twice counts once. The scale talks to the browser over Bluetooth. A table of a few hundred rows says what can be sown where, and Halden’s maintains it in the back office. A provider handles payments. Invoice numbers have no gaps, at the accountant’s request.',
    technologies: ['TypeScript', 'React', 'Node.js', 'NestJS', 'PostgreSQL', 'Redis', 'Docker'],
    services: ['commerce-and-bookings', 'cloud-and-devops'],
    project_url: 'https://shop.halden-seeds.example',
    startedDaysAgo: 400,
    finishedDaysAgo: 262,
    plates: 3,
    seo_title: 'Halden & Daughters: a shop that sells by the gram',
    seo_description:
      'E-commerce for four hundred drawers of seeds: stock by weight, a talking scale, nineteen orders packed in an hour, and advice on when to sow.',
    seo_keywords: ['e-commerce development', 'case study', 'user experience'],
  },
  {
    title: 'Second Kiln: every bowl once',
    slug: 'second-kiln',
    category: 'e_commerce',
    status: 'published',
    featured: false,
    client: 'Second Kiln Pottery',
    short_description:
      'An online store for one-of-a-kind pottery. It opens twelve times a year, for about forty minutes. That’s how long the bowls last.',
    description:
      'Two potters sell what comes out of the kiln, when it comes out. Every firing used to end with a crashed site and a hundred apologies. We built a store that’s closed most of the time and very calm when it’s open.',
    key_features: [
      'A photo table that turns forty bowls into forty pages in an hour',
      'A fair queue with an honest number in it',
      'One bowl, one basket, eight minutes',
      'Pages that need no server between two firings',
    ],
    technologies: ['TypeScript', 'Svelte', 'Node.js', 'Redis', 'AWS'],
    services: ['commerce-and-bookings', 'web-development'],
    project_url: 'https://www.secondkiln.example',
    startedDaysAgo: 214,
    finishedDaysAgo: 160,
    plates: 2,
    seo_title: 'Second Kiln: a shop for things that exist once',
    seo_description:
      'How a pottery sells forty unique bowls in forty minutes, twelve times a year, with a fair queue, short reservations and no crash.',
    seo_keywords: ['e-commerce development', 'web development'],
  },
  {
    title: 'Snow desk for five valleys',
    slug: 'snow-desk',
    category: 'web_application',
    status: 'archived',
    featured: false,
    client: 'Five Valleys Lifts',
    short_description:
      'Which trails are open, from the groomer’s cab to the board at the base station, in under a minute. Retired along with the lifts.',
    description:
      'Five small ski areas called in their trail conditions to a man named Anton, who typed them into five websites. Snow Desk did that job for six winters. The lifts have since given way to hiking trails, and we switched the system off in good health.',
    overview:
      'Drivers marked a trail as ready from the groomer’s cab, with one big button for each. Within a minute, it showed up on the websites, on the boards at the base stations and at the radio station. Anton kept his own screen, where he could overrule everyone. He did, about twice a day.',
    key_features: [
      'One button for each trail in the groomer’s cab',
      'Boards, websites and radio from one source',
      'Anton’s screen, with the last word',
    ],
    technical_implementation:
      'The groomers sent small messages over a radio network for machines, because nothing else works at 6,500 feet at four in the morning. A single Node.js process kept the state and pushed it to boards and pages. It was restarted eleven times in six winters. When the lifts closed, six winters of data went to a university that studies snow, as plain files.',
    technologies: ['JavaScript', 'Node.js', 'MongoDB'],
    services: ['web-development'],
    startedDaysAgo: 2400,
    finishedDaysAgo: 2290,
    plates: 2,
    seo_title: 'Snow desk: open slopes within a minute',
    seo_description:
      'One source for the slopes of five valleys, from the cab of the groomer to the board in the station.',
    seo_keywords: ['web application', 'case study'],
  },
];
