import type { SampleProject } from './sample-project.ts';

/** Mobile and desktop applications. */
export const projectsInTheHand: readonly SampleProject[] = [
  {
    title: 'Meadow Rounds',
    slug: 'meadow-rounds',
    category: 'mobile_application',
    status: 'published',
    completed: true,
    featured: true,
    client: 'Brookfold Farmers’ Cooperative',
    short_description:
      'An inspection app that had to be as good as a clipboard: instant, usable in gloves and full sun, with no signal, and never at three percent.',
    description:
      'A farming cooperative gave its meadow inspectors an app, and every one of them went back to paper. We followed them for two days and rebuilt it for the worst minute of their day. At four in the afternoon, their phones now have seventy percent left.',
    overview:
      'Each morning, the phone downloads the day’s fields, their history and the forms. Out in the meadow, nothing waits for a connection. The app keeps everything an inspector enters, in order, and sends it when there’s a signal. Buttons are forty-eight pixels wide, the volume keys count, and anything that’s been saved says so. Inspectors can undo everything until the evening.',
    key_features: [
      'A full working day offline, with photos',
      'Counting with the volume buttons, without looking',
      'Ink on paper: readable in full sun',
      'One position for each form, not all day',
      'Conflicts that show both names and are settled by people',
      'Undo until evening instead of “Are you sure?”',
    ],
    technical_implementation:
      'The app is built in React Native, and every screen reads from a local SQLite database. The phone gives each operation its own ID, so if an answer gets lost, the app can send the message again and it still counts once. Sending stops at the first sign of no network, and a request that connects but gets no answer is dropped after eight seconds. We measured the battery on three phones over seven hours and removed what drained it: constant positioning, forty retries, and a shadow redrawn with every frame. Every sync test runs against a tool that drops four packets out of five.',
    technologies: ['React Native', 'TypeScript', 'Kotlin', 'Swift', 'Node.js', 'PostgreSQL'],
    services: ['mobile-development', 'ui-ux-design'],
    project_url: 'https://rounds.brookfold.example',
    startedDaysAgo: 470,
    finishedDaysAgo: 301,
    plates: 3,
    seo_title: 'Meadow Rounds: an app as good as a clipboard',
    seo_description:
      'An offline-first inspection app for gloves, sun and no signal. Nine of eleven inspectors left the clipboard in the car.',
    seo_keywords: ['mobile app development', 'user experience', 'case study'],
  },
  {
    title: 'Second Shift',
    slug: 'second-shift',
    category: 'mobile_application',
    status: 'published',
    featured: false,
    client: 'Larkfield Care Homes',
    short_description:
      'What the day shift knows, handed to the night shift in four minutes, on the phone that’s already in their pocket.',
    description:
      'In six nursing homes, the handover between shifts took twenty-five minutes next to the only computer. The important things got said in the hallway afterward. Second Shift moved the hallway into the handover.',
    overview:
      'Caregivers note what happens when it happens, with two taps and, if they like, a spoken sentence. At the end of a shift, the app drafts the handover: what’s new, what’s different from yesterday, what has to be done before midnight. The person leaving edits it. The person arriving reads, asks and signs. Residents and their families can see what’s written about them, which has done wonders for the tone.',
    key_features: [
      'Two taps for a note, or a spoken sentence',
      'A handover that begins with what has changed',
      'Signed by the one who leaves and the one who comes',
      'Notes that residents and families may read',
      'One hand, dimmed at night, silent by default',
    ],
    technical_implementation:
      'One Flutter code base runs on the phones the homes already own, some of them seven years old. Notes are encrypted on the device with a key that the home holds, and if a phone is lost, the next one to sign on locks it. Speech becomes text on the device, and no recording ever leaves it. The server keeps a record of who has read what. The handover draft comes from a handful of rules. Caregivers can see them, switch them off, and edit them in a table of their own.',
    technologies: ['Flutter', 'Kotlin', 'Swift', 'Node.js', 'PostgreSQL', 'Docker'],
    services: ['mobile-development', 'ui-ux-design'],
    startedDaysAgo: 205,
    finishedDaysAgo: 71,
    plates: 2,
    seo_title: 'Second Shift: a handover in four minutes',
    seo_description:
      'An app for care homes that turns twenty-five minutes next to a computer into four minutes beside the resident, signed by both shifts.',
    seo_keywords: ['mobile app development', 'UI/UX design', 'custom software'],
  },
  {
    title: 'Score Desk',
    slug: 'score-desk',
    category: 'desktop_application',
    status: 'published',
    featured: false,
    client: 'Orchestra of the Lower Lakes',
    short_description:
      'A desktop app for orchestra librarians: ninety parts, one bowing, and a pencil mark that reaches the last violist before the break is over.',
    description:
      'Before a concert, someone copies the concertmaster’s bowings into thirty other parts by hand, with a soft pencil. Score Desk knows where every measure is in each of them. The librarian decides, and the marks print or show up on the players’ tablets.',
    overview:
      'Orchestra librarians deal in paper, deadlines and handwriting. Score Desk scans the parts of a work once, finds the measures and lines them up. A mark made in one part can be carried over to the others as a suggestion, and one key accepts it. Cuts, edits and the wishes of three conductors are layers, so last year’s performance can go back on the stands. All of it runs on the library’s old computer, without a network, because the library is in a basement.',
    key_features: [
      'Bars found and lined up in ninety scanned parts',
      'Marks carried over as proposals, accepted by the librarian',
      'Layers for conductors, cuts and years',
      'Printing on the paper sizes of three centuries',
      'Works entirely offline, in a cellar',
    ],
    technical_implementation:
      'Score Desk is a desktop app in Rust and TypeScript for Windows and macOS, delivered as one file. It finds measures with classic image processing and has no model to train: staves are straight, bar lines are vertical, and where they aren’t, the librarian clicks. Marks are vectors tied to a measure, not to a page, so they survive a new edition. A work is a folder of ordinary files that fits on a thumb drive. The orchestra’s first requirement was to survive a power cut the week of a premiere, so each save writes a new copy first and then swaps it in.',
    technologies: ['Rust', 'TypeScript', 'Svelte'],
    services: ['custom-software', 'ui-ux-design'],
    project_url: 'https://scoredesk.lowerlakes.example',
    startedDaysAgo: 610,
    finishedDaysAgo: 432,
    plates: 2,
    seo_title: 'Score Desk: bowings for ninety parts',
    seo_description:
      'A desktop program for orchestra librarians that carries pencil marks from one part to all the others, offline, in a cellar, before the break is over.',
    seo_keywords: ['custom software', 'software engineering', 'case study'],
  },
];
