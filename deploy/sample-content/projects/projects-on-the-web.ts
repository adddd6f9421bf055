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
      'A ferry line sold tickets in eleven screens and answered the telephone all day. Now it takes four, and the first of them says whether the boat is running.',
    description:
      'Five boats, nine islands, and a ticket office in which two of four people did nothing but book passengers who had tried the website first. We rebuilt the booking around the one question that islanders ask, and left the office the spreadsheet that it had always trusted.',
    overview:
      'Islanders do not plan a crossing, they check it. The new site opens with today’s boats and their state, before anybody has to choose anything. From there it is four steps to a paid ticket, without an account: a booking is found again by a code of six characters and a surname. The office still edits its timetable in a spreadsheet, which now answers in sentences when two crossings collide. A cancelled boat takes one tap on the skipper’s phone, and the home page, the text messages, the refunds and the screen in the waiting room follow by themselves.',
    key_features: [
      'Today’s crossings with their state on the first screen',
      'Four steps to a ticket, without an account',
      'A spreadsheet with rules as the source of the timetable',
      'Cancellation by one tap, with messages and refunds that follow',
      'Tickets that are kept on the phone and work without a network',
      'Booking codes that can be read aloud in a gale',
    ],
    technical_implementation:
      'Pages are rendered on the server and carry the day’s crossings inside the HTML, so that the first screen is useful on a connection that drops every few minutes: 146 KB for the first view, where it had been 3.8 MB. Bookings and the events that follow from them are written in one transaction and delivered through an outbox; text messages, refunds and displays are independent consumers, each of which applies an event once. Seats are held for ten minutes by a reservation with an end, not by a timer. The spreadsheet is read on every save, checked against fixed columns and a legend, and refused as a whole if anything in it is contradictory. A second instance is kept warm, as people go home after thirty minutes.',
    technologies: ['TypeScript', 'React', 'Next.js', 'Node.js', 'PostgreSQL', 'Docker'],
    project_url: 'https://www.skerryline.example',
    startedDaysAgo: 330,
    finishedDaysAgo: 228,
    plates: 3,
    seo_title: 'Skerry Line: a ferry booking in four screens',
    seo_description:
      'How a ferry line went from eleven screens to four, from 160 telephone bookings a day to 45, and kept its spreadsheet on purpose.',
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
      'Forty thousand old trees on one map, and the seven hundred volunteers who measure them every other year with a tape and a good deal of opinion.',
    description:
      'A charity keeps a register of old trees: where they stand, how thick they are, who looks in on them. It lived in eleven regional databases that disagreed about what a tree is. We made one register and one map, and a way of disagreeing in public.',
    overview:
      'An oak that has fallen is still a tree to a beetle, and no longer one to the council. The register now says both. Each tree has a history of visits, each visit has a person, and a measurement is never overwritten, only followed by another. Volunteers see the trees in their care that have not been visited for two years, and print a sheet for the walk. Visitors see a map that is quick even with all forty thousand on it, and can send a photograph of a tree that is missing.',
    key_features: [
      'Forty thousand trees on a map that stays smooth on a phone',
      'A history of visits in place of values that are overwritten',
      'Walks for volunteers, printable, sorted by distance',
      'Reports of missing trees with a photograph and a position',
      'Eleven old databases merged, with every conflict kept and shown',
    ],
    technical_implementation:
      'The one new thing in the project is the rendering of the map: points are drawn on the graphics card from vector tiles that are built each night, so that panning costs nothing. Everything beneath it is as plain as we could make it. Visits are stored as facts with a date and an author in PostgreSQL; what a tree is like today is derived from them. The merge of the old databases was a program that could be run again, and was, forty-one times, until the last regional secretary agreed with the result. Photographs are resized on upload, freed of the names that phones put into them, and kept for as long as the tree stands, and after.',
    technologies: ['TypeScript', 'Svelte', 'Node.js', 'PostgreSQL', 'Docker'],
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
      'A seed merchant with four hundred drawers, a scale that talks to a phone, and a shop that knows whether it is too late for peas.',
    description:
      'Since 1931 Halden & Daughters have sold seeds by weight. Their online shop sold pieces, which they have never had. We rebuilt it around what is in the drawer, and began on the side of the packing table.',
    overview:
      'The old shop kept three stocks for one drawer, and two of them were wrong. In the new one there are lots and grams, and every order is a subtraction. Packing lists follow the drawers, six orders at a time; the scale enters the weight by itself; an empty drawer is reported with one tap. For customers the catalogue has been turned around: it knows roughly where your garden is, and says of each seed whether to sow it now, from a certain day, or not any more, with something to try instead.',
    key_features: [
      'Stock by weight, with baskets that reserve grams',
      'Packing lists for six orders in one walk along the drawers',
      'A scale that reports to the phone on your arm',
      '“Sow now” by region, without an account',
      'Germination tests and harvest year with every lot',
      'Labels, postage and accounts from one list',
    ],
    technical_implementation:
      'A lot holds what is in the drawer less what has been promised. Reservations are rows with an end, and one conditional update decides who gets the last thirty grams, so that two baskets can never share them. The packing view is a page that works offline for a whole round and sends what was packed in the order in which it happened; a round that is sent twice counts once. The scale speaks Bluetooth to the browser. What may be sown where is a table of a few hundred rows, kept by Halden’s in the back-office. Payments go through a provider; invoices are numbered without gaps, as the accountant asked.',
    technologies: ['TypeScript', 'React', 'Node.js', 'NestJS', 'PostgreSQL', 'Redis', 'Docker'],
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
      'A shop for things that exist once. Opened twelve times a year, for about forty minutes, which is as long as the bowls last.',
    description:
      'A pottery of two people sells what comes out of the kiln, when it comes out. Each firing used to end with a crashed site and a hundred apologies. We made a shop that is closed most of the time, and very calm when it is open.',
    key_features: [
      'A photograph table that turns forty bowls into forty pages in an hour',
      'A fair queue with an honest number in it',
      'One bowl, one basket, eight minutes',
      'Pages that need no server between two firings',
    ],
    technologies: ['TypeScript', 'Svelte', 'Node.js', 'Redis', 'AWS'],
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
      'Which slopes are open, from the driver of the snow groomer to the board in the station, in under a minute. Retired together with its lifts.',
    description:
      'Five small ski areas reported their slopes by telephone to a man named Anton, who typed them into five websites. The snow desk did this for six winters. The lifts have since become a hiking region, and the system has been switched off in good health.',
    overview:
      'Drivers marked a slope as ready from the cab of the groomer, with one large button for each. The state of the slopes appeared on the websites, on the boards in the valley stations and in the radio studio within a minute. Anton kept a screen of his own, on which he could overrule everybody, and did so about twice a day.',
    key_features: [
      'One button for each slope in the cab of the groomer',
      'Boards, websites and radio from one source',
      'Anton’s screen, with the last word',
    ],
    technical_implementation:
      'The groomers sent small messages over a radio network for machines, since there is no other network at four in the morning at two thousand metres. A single Node.js process kept the state and pushed it to boards and pages. It was restarted eleven times in six winters. When the lifts closed, the data of all winters went to a university that studies snow, as plain files.',
    technologies: ['JavaScript', 'Node.js', 'MongoDB'],
    startedDaysAgo: 2400,
    finishedDaysAgo: 2290,
    plates: 2,
    seo_title: 'Snow desk: open slopes within a minute',
    seo_description:
      'One source for the slopes of five valleys, from the cab of the groomer to the board in the station.',
    seo_keywords: ['web application', 'case study'],
  },
];
