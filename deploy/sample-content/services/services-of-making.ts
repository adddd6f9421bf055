import type { SampleService } from './sample-service.ts';

/** What the studio builds. */
export const servicesOfMaking: readonly SampleService[] = [
  {
    name: 'Web Development',
    slug: 'web-development',
    category: 'web_development',
    short_description:
      'Websites and web applications that open on a bad phone, can be used with a keyboard, and are still pleasant to change in five years.',
    description: `Most of what we build is opened in a browser, by somebody who is doing something else at the same time. So we begin with the slowest phone and the shortest attention that your visitors will bring, and build up from there: a page that is useful before its script has arrived, a form that survives a tunnel, a search that forgives a missing accent.

You get the whole of it from one team: the pages, the server behind them, the place where it runs and the alarm that wakes us when it does not. We write tests for what would be expensive if it broke, keep a page for every decision that somebody may question, and release in steps so small that going back is boring.

At the end it is yours. The code is in your repository from the first day, your people have changed something in it with us sitting beside them, and the documentation has been read by somebody who was not there.`,
    features: [
      'Pages rendered on the server, useful within a second on a mid-range phone',
      'Accessibility tested with people who use a screen reader every day',
      'A back-office in which your own team edits everything that changes often',
      'Releases in minutes, and the way back in one second',
      'Monitoring with alarms that somebody can act upon',
      'A handover that ends with your team making a change of its own',
    ],
    technologies: ['TypeScript', 'React', 'Next.js', 'Node.js', 'NestJS', 'PostgreSQL', 'MongoDB', 'Docker'],
    estimated_timeline: '8 to 16 weeks',
    process_steps: [
      {
        title: 'Two days on the quay',
        description: 'We stand about where the work is done, count what is asked most often, and read your old logs.',
      },
      {
        title: 'The awkward tenth',
        description: 'We build the part that worries us most, for a fixed price. Then we estimate the rest.',
      },
      {
        title: 'A page a week',
        description: 'Something that you can open on your own phone every Friday, at an address that does not change.',
      },
      {
        title: 'Launch and watch',
        description: 'Nine checks, a tenth of the visitors first, and two weeks in which we look at it every day.',
      },
    ],
    seo_title: 'Web development that lasts',
    seo_description:
      'Websites and web applications, from server to screen reader: fast on bad phones, accessible, tested, and handed over so that your team can go on.',
    seo_keywords: ['web development', 'web application', 'responsive design', 'software engineering'],
  },
  {
    name: 'Commerce and Bookings',
    slug: 'commerce-and-bookings',
    category: 'web_development',
    short_description:
      'Shops and booking systems for things that do not come in pieces: seats, crossings, grams, hours. With the packing table included.',
    description: `Shop software assumes that you sell pieces and have forty of each. If that is so, take one off the shelf; we will tell you which. We are for the others: the seed merchant who weighs, the ferry that depends on wind, the pottery in which every bowl exists once.

We look at the whole way of an order, from the first look to the parcel tape. The checkout is the short part. What costs you evenings is usually behind it: typing weights, walking along shelves in the wrong order, telling somebody that the last one had been sold already. We build both sides as one system, so that what the customer sees is what is there.

Payment, tax and invoices are connected to services that do this for a living. Your accountant is invited to the second meeting, and usually has the best questions.`,
    features: [
      'Stock that is true: by weight, by seat, by hour or by the single piece',
      'A checkout in four steps, without an account',
      'Packing and check-in screens for phones, scanners and scales',
      'Cancellations and refunds that one person can trigger with one tap',
      'Payments, taxes and invoices through established providers',
      'Reports that your accountant has agreed to beforehand',
    ],
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'AWS'],
    estimated_timeline: '10 to 18 weeks',
    process_steps: [
      { title: 'Follow an order', description: 'With a stopwatch and a floor plan, from the basket to the van.' },
      { title: 'Name the stock', description: 'One week on the question of what you have and when it has gone.' },
      { title: 'The packing side', description: 'We build it first, as this is where the evenings are lost.' },
      { title: 'The shop', description: 'Catalogue, basket and payment on top of numbers that can be trusted.' },
      { title: 'A season together', description: 'We stay until the busiest month has gone by once.' },
    ],
    seo_title: 'Shops and booking systems made to measure',
    seo_description:
      'E-commerce and bookings for what does not come in pieces: stock by weight, seat or hour, a short checkout, and a packing table that keeps up with it.',
    seo_keywords: ['e-commerce development', 'web development', 'custom software'],
  },
  {
    name: 'Mobile Development',
    slug: 'mobile-development',
    category: 'mobile_development',
    short_description:
      'Apps for people who stand, walk, wear gloves and have one bar of signal. On iOS and Android, from one code base where that makes sense.',
    description: `An app is worth having when it can do something that a page cannot: work in a meadow without a network, talk to a scale, open a gate, wait in a pocket and speak up once. If a website would do, we will say so, and you will have saved the larger part of the money.

We design for the worst minute of the day. Bright sun, one hand, three percent. The phone holds the truth for as long as it has to, what was entered is never lost, and what has been sent twice counts once. Targets are large, words are short, and notifications are rationed.

We take apps through the shops, with their reviews and their paperwork, and we look after them when the systems underneath change, which they do every September.`,
    features: [
      'Works offline, and knows what to do when the network comes back',
      'Measured use of the battery over a full working day',
      'Camera, position, scales, scanners and locks',
      'Notifications with a budget, asked for at the right moment',
      'Submission to both shops, and care after every new system version',
    ],
    technologies: ['React Native', 'TypeScript', 'Swift', 'Kotlin', 'Node.js', 'Figma'],
    estimated_timeline: '12 to 20 weeks',
    process_steps: [
      { title: 'A walk', description: 'Two days behind the people who will hold the phone, at their speed.' },
      {
        title: 'A paper app',
        description: 'The conversation on cards, tried out in the field before anything is built.',
      },
      {
        title: 'One whole task',
        description: 'A single job from start to finish, on real phones, in the fourth week.',
      },
      {
        title: 'A small season',
        description: 'Five people use it for their real work and we sit next to the telephone.',
      },
      { title: 'The shops', description: 'Descriptions, privacy forms, reviews and a plan for September.' },
    ],
    seo_title: 'Mobile apps that work where the signal does not',
    seo_description:
      'iOS and Android apps for work in the field: offline first, gentle on the battery, usable in gloves and sun, and looked after once they are in the shops.',
    seo_keywords: ['mobile app development', 'user experience', 'software engineering'],
  },
  {
    name: 'Custom Software',
    slug: 'custom-software',
    category: 'custom_software',
    short_description:
      'Software for the part of your work that nobody else does in the same way, usually found in a spreadsheet with load-bearing colours.',
    description: `Somewhere in your company there is a spreadsheet that everything depends on. It has three tabs, two people understand it, and one of them retires next year. That spreadsheet is the best specification that anybody could give us: it is complete, it is up to date, and it has been tested every working day.

We read it with the people who keep it. Then we decide together what becomes software, what stays a spreadsheet with rules, and what was only there since 2014 because somebody had asked for it once. Often the largest gain comes from a small program in the right place, and we are happy to write small programs.

What we build is made to be taken over. It uses tools with a past, it has one obvious place for each thing, and the reasons are written down next to the code.`,
    features: [
      'A model of your work in your own words, agreed upon by two departments',
      'Imports from what you have, including final_v2_new.xlsx',
      'Rights, history and an audit trail where they are needed',
      'Interfaces to accounting, scales, laboratories and other companies',
      'Desktop, web or neither: whatever is nearest to the work',
      'Documentation that a new colleague can use on the first day',
    ],
    technologies: ['TypeScript', 'Node.js', 'NestJS', 'Python', 'C#', '.NET', 'PostgreSQL', 'MongoDB'],
    estimated_timeline: '3 to 9 months, in steps that are useful by themselves',
    process_steps: [
      { title: 'Read the spreadsheet', description: 'Cell by cell, with its keepers. We bring the cake.' },
      { title: 'Collect the nouns', description: 'Which words mean two things, and which things have no word.' },
      { title: 'The awkward tenth', description: 'The part that nobody believes in, working, in four to six weeks.' },
      { title: 'Side by side', description: 'Old and new run together until the numbers agree for a month.' },
      { title: 'Handover', description: 'Your people deploy, restore and extend it while we watch.' },
    ],
    seo_title: 'Custom software for work that is yours alone',
    seo_description:
      'We turn the spreadsheet that everything depends on into software that your own people can take over: in small steps, each of them useful by itself.',
    seo_keywords: ['custom software', 'digital transformation', 'API development'],
  },
];
