import type { SampleService } from './sample-service.ts';

/** Development services. */
export const servicesOfMaking: readonly SampleService[] = [
  {
    name: 'Web Development',
    slug: 'web-development',
    category: 'web_development',
    short_description:
      'Websites and web apps that run well on old phones, work with a keyboard, and are easy to change years later.',
    description: `Most people open your site while they’re doing something else. So we start with the slowest phone and the shortest attention span your visitors will bring, and build up from there: pages that are useful before their scripts load, forms that survive a dropped connection, and search that forgives a missing accent.

You get everything from one team: the pages, the server behind them, the hosting, and the alert that wakes us up when something breaks. We test what would be expensive to get wrong, write down why we made each decision, and release in steps small enough to undo.

When we’re done, it’s yours. The code has been in your repository since day one, your team has already made changes with us sitting next to them, and someone who wasn’t there has read the documentation.`,
    features: [
      'Pages rendered on the server, useful within a second on a mid-range phone',
      'Accessibility tested with people who use a screen reader every day',
      'A back office where your team edits everything that changes often',
      'Releases in minutes, and rollbacks in one second',
      'Monitoring with alerts someone can act on',
      'A handover that ends with your team shipping its own change',
    ],
    technologies: ['TypeScript', 'React', 'Next.js', 'Node.js', 'NestJS', 'PostgreSQL', 'MongoDB', 'Docker'],
    estimated_timeline: '8 to 16 weeks',
    price_hint: 'From $48,000',
    process_steps: [
      {
        title: 'Two days on site',
        description: 'We watch the work being done, count the most common questions, and read your logs.',
      },
      {
        title: 'The riskiest tenth',
        description: 'We build the part that worries us most, at a fixed price. Then we estimate the rest.',
      },
      {
        title: 'A page a week',
        description: 'Every Friday, you get something new to open on your own phone, at the same link.',
      },
      {
        title: 'Launch and watch',
        description: 'We run nine checks, launch to a tenth of your visitors first, and watch it daily for two weeks.',
      },
    ],
    seo_title: 'Web development that lasts',
    seo_description:
      'Websites and web apps that are fast on old phones, accessible and tested, and easy for your own team to take over.',
    seo_keywords: ['web development', 'web application', 'responsive design', 'software engineering'],
  },
  {
    name: 'Commerce and Bookings',
    slug: 'commerce-and-bookings',
    category: 'web_development',
    short_description:
      'Online stores and booking systems for things that aren’t sold by the piece: seats, crossings, grams and hours. Packing station included.',
    description: `Most store software assumes you sell identical items and have forty of each. If that’s you, buy something off the shelf, and we’ll tell you which. We build for everyone else: the seed company that sells by weight, the ferry that depends on the wind, the pottery where every bowl is one of a kind.

We look at the whole order, from the first click to the packing tape. Checkout is the short part. What costs you evenings is usually behind it: typing in weights, walking the shelves in the wrong order, telling a customer the last one is already gone. We build both sides as one system, so customers see what you actually have.

We connect payments, taxes and invoices to services that do this for a living. Invite your accountant to the second meeting. They usually have the best questions.`,
    features: [
      'Stock counts you can trust, by weight, seat, hour or single piece',
      'A checkout in four steps, without an account',
      'Packing and check-in screens for phones, scanners and scales',
      'Cancellations and refunds with one tap',
      'Payments, taxes and invoices through established providers',
      'Reports your accountant has signed off on',
    ],
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'AWS'],
    estimated_timeline: '10 to 18 weeks',
    price_hint: 'From $60,000',
    process_steps: [
      {
        title: 'Follow an order',
        description: 'We follow one from the cart to the truck, with a stopwatch and a floor plan.',
      },
      { title: 'Name the stock', description: 'We spend a week on what you have and when it counts as sold.' },
      { title: 'The packing side', description: 'We build this first, because it’s where you lose your evenings.' },
      { title: 'The store', description: 'Then come catalog, cart and payment, on top of numbers you can trust.' },
      { title: 'A season together', description: 'We stay through your busiest month.' },
    ],
    seo_title: 'Shops and booking systems made to measure',
    seo_description:
      'E-commerce and booking systems with stock by weight, seat or hour, a short checkout, and a packing station that keeps up.',
    seo_keywords: ['e-commerce development', 'web development', 'custom software'],
  },
  {
    name: 'Mobile Development',
    slug: 'mobile-development',
    category: 'mobile_development',
    short_description:
      'Apps for people who are walking, wearing gloves and down to one bar of signal. iOS and Android, from one codebase where that makes sense.',
    description: `An app makes sense when it does something a web page can’t: work in a field without a network, talk to a scale, open a gate. If a website would do the job, we’ll tell you, and you’ll save most of the money.

We design for the worst minute of the day: bright sun, one hand, three percent battery. The app works offline for as long as it has to, never loses what you typed, and never sends anything twice. Buttons are big, text is short, and notifications are rare.

We take your app through the stores, with their reviews and paperwork. And we update it when the operating systems change, which they do every September.`,
    features: [
      'Works offline, and knows what to do when the network comes back',
      'Battery use measured over a full workday',
      'Camera, location, scales, scanners and locks',
      'Notifications with a budget, asked for at the right moment',
      'Submission to both app stores, and updates after every OS release',
    ],
    technologies: ['React Native', 'TypeScript', 'Swift', 'Kotlin', 'Node.js', 'Figma'],
    estimated_timeline: '12 to 20 weeks',
    price_hint: 'From $70,000',
    process_steps: [
      { title: 'A walk', description: 'We follow the people who’ll hold the phone for two days, at their pace.' },
      {
        title: 'A paper app',
        description: 'We try the conversation out on cards, in the field, before we build anything.',
      },
      {
        title: 'One whole task',
        description: 'By week four, one job works from start to finish on real phones.',
      },
      {
        title: 'A small season',
        description: 'Five people use it for real work while we stay by the phone.',
      },
      { title: 'App stores', description: 'We handle listings, privacy forms, reviews and a plan for September.' },
    ],
    seo_title: 'Mobile apps that work where the signal doesn’t',
    seo_description:
      'iOS and Android apps for fieldwork: offline first, easy on the battery, usable in gloves and bright sun, and maintained after launch.',
    seo_keywords: ['mobile app development', 'user experience', 'software engineering'],
  },
  {
    name: 'Custom Software',
    slug: 'custom-software',
    category: 'custom_software',
    short_description:
      'Software for the part of your business nobody else does the same way. It’s usually in a spreadsheet with load-bearing colors.',
    description: `Somewhere in your company, there’s a spreadsheet everything depends on. It has three tabs, two people understand it, and one of them retires next year. It’s also the best specification anyone could give us: complete, up to date and tested every working day.

We read it with the people who keep it. Then we decide together what should become software, what can stay a spreadsheet with rules, and what’s only there because someone asked for it once in 2014. Often a small program in the right place makes the biggest difference, and we’re happy to write small programs.

We build it so someone else can take over. We use proven tools, keep one obvious place for each thing, and write down our reasons next to the code.`,
    features: [
      'A model of your work in words that two departments agree on',
      'Imports from what you have, including final_v2_new.xlsx',
      'Permissions, history and an audit trail where you need them',
      'Integrations with accounting, scales, labs and other companies',
      'Desktop, web or neither, whichever fits the work',
      'Documentation that a new colleague can use on the first day',
    ],
    technologies: ['TypeScript', 'Node.js', 'NestJS', 'Python', 'C#', '.NET', 'PostgreSQL', 'MongoDB'],
    estimated_timeline: '3 to 9 months, in steps that are each useful',
    price_hint: 'From $90,000',
    process_steps: [
      {
        title: 'Read the spreadsheet',
        description: 'We go through it cell by cell with the people who keep it. We bring the cake.',
      },
      {
        title: 'Collect the nouns',
        description: 'We find out which words mean two things and which things have no word.',
      },
      { title: 'The riskiest tenth', description: 'We build the part nobody believes in, in four to six weeks.' },
      { title: 'Side by side', description: 'Old and new run together until the numbers agree for a month.' },
      { title: 'Handover', description: 'Your team deploys, restores and extends it while we watch.' },
    ],
    seo_title: 'Custom software for work that’s yours alone',
    seo_description:
      'We turn the spreadsheet your business depends on into software your own team can take over, one useful step at a time.',
    seo_keywords: ['custom software', 'digital transformation', 'API development'],
  },
];
