import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { box, disc, lines, shape, stroke, text } from './shapes.ts';

/** Trees with position and girth. */
const TREES = [
  [90, 150, 9],
  [150, 240, 14],
  [210, 130, 8],
  [260, 330, 18],
  [320, 210, 10],
  [370, 420, 12],
  [430, 160, 22],
  [470, 300, 9],
  [520, 470, 15],
  [560, 230, 11],
  [610, 380, 26],
  [640, 130, 8],
  [180, 470, 12],
  [90, 380, 20],
  [300, 540, 9],
  [440, 560, 13],
  [610, 540, 10],
] as const;

const tree = (x: number, y: number, fill: string): string =>
  shape(`M${x - 4} ${y}h8v26h-8Z`, fill) +
  disc(x, y - 10, 22, fill) +
  disc(x - 16, y, 15, fill) +
  disc(x + 16, y, 15, fill);

export const theOldTreeMap: SampleCaseStudy = {
  slug: 'the-old-tree-map',
  look: {
    ground: '#dfe5cd',
    paper: '#fdfcf6',
    ink: '#26301c',
    muted: '#667056',
    line: '#d9dcc8',
    accent: '#3d6b35',
    onAccent: '#ffffff',
    soft: '#e9eedb',
    font: 'sans',
  },
  brief:
    'Eleven regional databases, seven hundred volunteers, and no agreement on what counts as a tree. The Veteran Tree Register asked for a map. What it needed first was a way for two people to measure the same oak, get different numbers, and both be on record.',
  screens: [
    {
      caption: 'Forty thousand trees, and the history of each one',
      alt: 'A map with dots of different sizes beside a panel for the Harrow Oak with four visits.',
      draw: (kit) => [
        kit.window(
          'map.veterantrees.example/harrow-oak',
          box(0, 0, 720, 650, '#cfdcb4'),
          shape('M0 90Q200 40 380 120T720 60V0H0Z', '#b9cd98'),
          stroke('M0 500Q180 420 330 500T720 440', '#9cc0cf', 26),
          stroke('M100 0Q160 300 60 650', kit.paper, 7),
          stroke('M0 280Q400 240 720 330', kit.paper, 7),
          ...TREES.map(([x, y, girth]) => disc(x, y, girth, kit.accent, kit.paper)),
          disc(610, 380, 42, 'none', kit.ink),
          box(24, 24, 300, 46, kit.paper, 23),
          kit.note(46, 53, 'Find a place or a species', { size: 16 }),
          text(760, 70, 'Harrow Oak', { size: 34, weight: 700 }),
          kit.note(760, 100, 'Quercus robur, standing, hollow'),
          tree(1080, 70, kit.accent),
          kit.list(
            760,
            130,
            360,
            [
              { title: '27 ft 4 in', detail: 'R. Fenn, this April', state: 'Newest', loud: true },
              { title: '26 ft 11 in', detail: 'J. Abara, two years ago' },
              { title: '27 ft 1 in', detail: 'R. Fenn, four years ago' },
              { title: '26 ft 2 in', detail: 'Regional file, 1998', state: 'Kept' },
            ],
            78,
          ),
          kit.button(760, 480, 360, 'I’ve measured it again'),
          kit.note(760, 572, 'Nothing here replaces what stands above it.'),
        ),
      ],
      notes: [
        note(
          52,
          60,
          'Dots grow with girth. All forty thousand are drawn at once, and the map still pans smoothly on a phone.',
        ),
        note(79, 35, 'A visit is a fact with a date and a person. No number ever overwrites another.'),
        note(80, 63, 'Entries from the old databases stay, with their source.'),
      ],
    },
    {
      caption: 'The walk, on paper, because tape measures need both hands',
      alt: 'A printed sheet for a walk of five trees, sorted by distance, with empty boxes for girth and condition.',
      draw: (kit) => [
        kit.sheet(
          250,
          40,
          780,
          740,
          text(50, 76, 'Saturday’s walk', { size: 40, weight: 700 }),
          kit.note(50, 108, '5 trees, 3.2 miles, not visited for two years', { size: 18 }),
          stroke('M470 60Q560 20 600 90T730 70', kit.accent, 4),
          ...[
            [470, 60],
            [550, 42],
            [600, 90],
            [665, 88],
            [730, 70],
          ].map(([x = 0, y = 0], index) =>
            [
              disc(x, y, 13, kit.paper, kit.accent),
              text(x, y + 5, `${index + 1}`, { size: 14, weight: 700, anchor: 'middle' }),
            ].join(''),
          ),
          kit.table(
            [50, 170],
            [0, 50, 320, 430, 570, 680],
            ['', 'Tree', 'From last', 'Girth', 'Alive?', ''],
            [
              ['1', 'Chapel Yew', 'start', '', '', ''],
              ['2', 'The Leaning Ash', '0.4 mi', '', '', ''],
              ['3', 'Pound Oak', '0.9 mi', '', '', ''],
              ['4', 'Split Beech', '0.7 mi', '', '', ''],
              ['5', 'Harrow Oak', '1.2 mi', '', '', ''],
            ],
          ),
          ...[0, 1, 2, 3, 4].flatMap((row) => [
            box(480, 190 + row * 46, 110, 34, 'none', 0, kit.ink),
            box(622, 190 + row * 46, 34, 34, 'none', 0, kit.ink),
          ]),
          text(50, 480, 'What did you notice?', { weight: 600 }),
          ...[0, 1, 2, 3].map((line) => stroke(`M50 ${524 + line * 40}H730`, kit.line, 2)),
          lines(50, 700, ['Measure at five feet. If it’s fallen, it still counts.'], { size: 16, fill: kit.muted }),
        ),
      ],
      notes: [
        note(73, 9, 'The order is the shortest way around, worked out from where each volunteer lives.'),
        note(67, 33, 'Boxes are as wide as handwriting in gloves.'),
        note(63, 91, 'The line that ended an eleven-year argument.'),
      ],
    },
  ],
  results: [
    result('1', 'register', 'that every region reads and writes', {
      before: '11 databases',
      after: '1',
      source: 'Veteran Tree Register',
    }),
    result('40,000', 'trees', 'on one map, each with its visits', { source: 'the register, at launch' }),
    result('41', 'trial runs', 'of the merge before the last region agreed', { source: 'our log' }),
  ],
  quote: {
    text: 'I’ve disagreed with Jonah about that oak since 2009. Now the map disagrees with us both, politely, by date.',
    name: 'Rosalind Fenn',
    role: 'Volunteer, Veteran Tree Register',
  },
  credits: [
    credit('Lead', 'Priya Raghunathan', 'priya-raghunathan'),
    credit('Design', 'Noor Haddad', 'noor-haddad'),
    credit('Map and data', 'Callum Reid', 'callum-reid'),
    credit('Definitions', 'Eleven regional secretaries'),
  ],
};
