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
    client: 'Brookfold Farmers’ Co-operative',
    short_description:
      'An inspection app that had to be as good as a clipboard: at once, in gloves, in full sun, without a signal, and never at three percent.',
    description:
      'The meadow inspectors of a farming co-operative had been given an app, and had all gone back to paper. We walked behind them for two days and rebuilt it for the worst minute of their day. At four in the afternoon the phones now have seventy percent left.',
    overview:
      'The phone holds the truth for a day. In the morning it fetches the fields of the round, their history and the forms; in the meadow nothing waits for anything. What the inspector writes is kept as a list of operations in the order in which they happened, and sent when there is a signal. Targets are forty-eight pixels wide, counting is done with the volume buttons, and whatever has been saved says so in a word beside it. Everything can be undone until the evening.',
    key_features: [
      'A full working day offline, with photographs',
      'Counting by the volume buttons, without looking',
      'Ink on paper: readable in full sun',
      'Position once for each form, not all day',
      'Conflicts are shown with both names and settled by people',
      'Undo until the evening in place of “Are you sure?”',
    ],
    technical_implementation:
      'React Native, with a local SQLite database as the source for every screen. Operations carry identifiers that are made on the phone, so that a message whose answer was lost can be sent again and counts once. The sender stops at the first sign of no network; requests that get a connection and no answer are given up after eight seconds. We measured the battery on three phones over seven hours and removed what drank it: permanent positioning, forty retries, a shadow that was redrawn with every frame. A tool that drops four packets in five runs with every test of the synchronisation.',
    technologies: ['React Native', 'TypeScript', 'Kotlin', 'Swift', 'Node.js', 'PostgreSQL'],
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
      'What the day shift knows, told to the night shift in four minutes, on the phone that is already in the pocket of the tunic.',
    description:
      'In six care homes the handover between two shifts took twenty-five minutes and was held next to the only computer. What mattered most was said in the corridor afterwards. Second Shift moved the corridor into the handover.',
    overview:
      'Carers note what happened when it happens, with two taps and, if they like, a spoken sentence. At the end of a shift the app proposes a handover: what is new, what is different from yesterday, what has to be done before midnight. The person who leaves strikes out and adds; the person who comes reads, asks, and signs. Residents and their families can see what was written about them, which has done wonders for the tone.',
    key_features: [
      'Two taps for a note, or a spoken sentence',
      'A handover that begins with what has changed',
      'Signed by the one who leaves and the one who comes',
      'Notes that residents and families may read',
      'One hand, dimmed at night, silent by default',
    ],
    technical_implementation:
      'One code base in Flutter for the phones that the homes own already, some of them seven years old. Notes are encrypted on the device with a key that the home holds, and a lost phone is locked by the next one that signs on. Speech is turned into text on the device itself; no recording ever leaves it. The server keeps an audit trail of who has read what. The proposal for the handover is a handful of rules that the carers can see and switch off, written down in a table that they edit themselves.',
    technologies: ['Flutter', 'Kotlin', 'Swift', 'Node.js', 'PostgreSQL', 'Docker'],
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
      'A desktop program for orchestra librarians: ninety parts, one bowing, and a pencil mark that reaches the last desk of the violas before the break is over.',
    description:
      'Before a concert somebody copies the bowings of the leader into thirty other parts, by hand, with a soft pencil. Score Desk knows which bar is where in each of them. The librarian decides, and the marks are printed, or appear on the tablets of those who have them.',
    overview:
      'A librarian’s work consists of sheets, deadlines and handwriting. Score Desk scans the parts of a work once, finds the bars, and lines them up. A mark that is made in one part can be carried over to others, where it arrives as a proposal and is accepted with a key. Cuts, retouchings and the wishes of three conductors are kept as layers, so that last year’s performance can be put back on the stands. The whole of it runs on the old computer in the library, without a network, as the library is in a cellar.',
    key_features: [
      'Bars found and lined up in ninety scanned parts',
      'Marks carried over as proposals, accepted by the librarian',
      'Layers for conductors, cuts and years',
      'Printing on the paper sizes of three centuries',
      'Works entirely offline, in a cellar',
    ],
    technical_implementation:
      'A desktop application in Rust and TypeScript for Windows and macOS, delivered as one file. Finding the bars is classical image processing, with no model to train: staves are straight, bar lines are vertical, and where they are not the librarian clicks. Marks are vectors in the coordinates of a bar, not of a page, so that they survive a new edition. A work is a folder of ordinary files that can be copied to a stick. Each save writes beside the old state and then swaps the two, since a power cut in the week before a première had been the orchestra’s first requirement.',
    technologies: ['Rust', 'TypeScript', 'Svelte'],
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
