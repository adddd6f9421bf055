import type { Kit } from './kit.ts';
import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { at, box, disc, lines, shape, stroke, text } from './shapes.ts';

const boat = (x: number, y: number, fill: string): string =>
  at(x, y, shape('M0 26H84L72 46H14Z', fill), shape('M22 24V8H52L60 24Z', fill), shape('M34 6V-8H42V6Z', fill));

const today = (kit: Kit, x: number, y: number): string =>
  kit.phone(
    x,
    y,
    box(0, 0, 320, 150, kit.accent, 30),
    text(24, 64, 'Today’s boats', { size: 30, weight: 700, fill: kit.onAccent }),
    text(24, 96, 'Wind 6, rising. Checked 1 minute ago', { size: 15, fill: kit.onAccent }),
    kit.list(24, 158, 272, [
      { title: '7:10  Hollin', detail: 'Left on time', state: 'Gone' },
      { title: '9:40  Hollin', detail: 'Boards at pier 2', state: 'Runs', loud: true },
      { title: '11:15  Sule', detail: '12 seats left', state: 'Runs', loud: true },
      { title: '2:30  Sule', detail: 'Decided at noon', state: 'Maybe' },
      { title: '5:05  Hollin', detail: 'Swell over 9 feet', state: 'Off' },
    ]),
    kit.button(24, 530, 272, 'Get a ticket'),
    text(160, 620, 'I have a booking', { size: 16, anchor: 'middle', weight: 600 }),
  );

const ticket = (kit: Kit, x: number, y: number): string =>
  kit.phone(
    x,
    y,
    text(160, 70, 'Your ticket', { size: 22, weight: 700, anchor: 'middle' }),
    boat(118, 130, kit.accent),
    text(160, 230, 'Hollin, 9:40', { size: 30, weight: 700, anchor: 'middle' }),
    kit.note(160, 262, '2 people, 1 bicycle', { anchor: 'middle', size: 17 }),
    box(36, 300, 248, 120, kit.soft, 14),
    text(160, 380, 'KT7 M4R', { size: 44, weight: 700, anchor: 'middle', font: 'mono' }),
    kit.note(160, 456, 'Say the code, or show it.', { anchor: 'middle' }),
    kit.note(160, 480, 'It works without a signal.', { anchor: 'middle' }),
    kit.button(36, 530, 248, 'Change or cancel', true),
  );

const SHEET = [
  ['Sat 9:40', 'Hollin', 'Petrel', '2 h 05', '84'],
  ['Sat 11:15', 'Sule', 'Guillemot', '1 h 20', '60'],
  ['Sat 11:30', 'Hollin', 'Petrel', '2 h 05', '84'],
  ['Sat 2:30', 'Sule', 'Guillemot', '1 h 20', '60'],
  ['Sat 5:05', 'Hollin', 'Fulmar', '2 h 10', '96'],
  ['Sun 9:40', 'Hollin', 'Petrel', '2 h 05', '84'],
  ['Sun 1:00', 'Ramsa', 'Fulmar', '0 h 50', '96'],
];

const OLD_STEPS = 'Welcome,Language,Route,Direction,Date,Class,Passengers,Account,Address,Terms,Payment'.split(',');

export const skerryLine: SampleCaseStudy = {
  slug: 'skerry-line',
  look: {
    ground: '#cfe0e6',
    paper: '#ffffff',
    ink: '#12303d',
    muted: '#54707c',
    line: '#d5e0e4',
    accent: '#0f5c78',
    onAccent: '#ffffff',
    soft: '#e6f0f3',
    font: 'sans',
  },
  brief:
    'The Skerry Line wanted its phone to stop ringing. Five boats serve nine islands, and in high season the office took 160 bookings a day by hand from people who’d given up on the website. We had one summer, one schedule kept in a spreadsheet, and one rule from the skippers: nothing new to learn in a gale.',
  screens: [
    {
      caption: 'The first screen answers the question people actually ask',
      alt: 'Two phones. One lists today’s five boats with their state; the other shows a ticket to Hollin with a six-character code.',
      draw: (kit) => [
        stroke('M0 690Q160 650 320 690T640 690T960 690T1280 690', '#ffffff', 6),
        stroke('M0 740Q160 700 320 740T640 740T960 740T1280 740', '#ffffff', 6),
        today(kit, 240, 50),
        ticket(kit, 700, 50),
      ],
      notes: [
        note(
          45,
          40,
          'Every boat has a state before anyone chooses anything. “Maybe” always says when it’ll be decided.',
        ),
        note(45, 76, 'Four steps start here. There’s no account at any point.'),
        note(81, 54, 'The code has no O, 0, I or 1 in it, because it’s read aloud on a windy pier.'),
      ],
    },
    {
      caption: 'The office keeps its spreadsheet, and the spreadsheet talks back',
      alt: 'A spreadsheet of crossings. Two rows for the same boat are marked, with a message that they overlap.',
      draw: (kit) => [
        kit.window(
          'office.skerryline.example/schedule',
          kit.heading(50, 66, 'Summer schedule'),
          kit.table([50, 116], [0, 190, 380, 580, 700, 760], ['Departs', 'To', 'Boat', 'Takes', 'Seats', ''], SHEET, 2),
          box(840, 100, 280, 250, kit.soft, 12),
          text(864, 142, 'Row 3 can’t be right', { size: 21, weight: 700 }),
          lines(864, 180, ['The Petrel is still on its way', 'to Hollin at 11:30. It’s back', 'at the pier at 1:50.'], {
            size: 17,
          }),
          kit.button(864, 270, 232, 'Try 2:00 instead'),
          kit.note(50, 530, 'Nothing is published until every row is possible.'),
          kit.button(50, 556, 200, 'Publish', true),
          boat(940, 520, kit.accent),
        ),
      ],
      notes: [
        note(
          36,
          41,
          'Rules run on every save. A row that contradicts another one is named in a sentence, not a color alone.',
        ),
        note(79, 44, 'Each message comes with a fix that works.'),
        note(26, 85, 'The schedule goes out as a whole or not at all.'),
      ],
    },
  ],
  comparison: {
    before: {
      label: 'Before: eleven screens',
      alt: 'The old booking form: step 6 of 11, with a row of eleven tabs and ten crowded fields.',
      draw: () => [
        box(0, 0, 1280, 800, '#d8d8d2'),
        box(90, 40, 1100, 720, '#f3f2ec', 0, '#9a9a90'),
        box(90, 40, 1100, 56, '#5a6b8c'),
        text(120, 76, 'SKERRY LINE ONLINE RESERVATION SYSTEM', {
          size: 20,
          weight: 700,
          fill: '#ffffff',
          font: 'serif',
        }),
        ...OLD_STEPS.flatMap((step, index) => [
          box(108 + index * 97, 112, 92, 34, index === 5 ? '#ffffff' : '#c9c9c0', 0, '#9a9a90'),
          text(154 + index * 97, 134, step, { size: 13, anchor: 'middle', font: 'serif' }),
        ]),
        text(120, 200, 'Step 6 of 11: Select class of travel', { size: 26, weight: 700, font: 'serif' }),
        ...[
          'Class',
          'Deck preference',
          'Fare code',
          'Concession',
          'Vehicle',
          'Vehicle length',
          'Livestock',
          'Agent no.',
        ].flatMap((label, index) => {
          const [x, y] = [120 + (index % 2) * 530, 250 + Math.floor(index / 2) * 84];
          return [
            text(x, y, `${label} *`, { size: 16, font: 'serif' }),
            box(x, y + 10, 480, 36, '#ffffff', 0, '#9a9a90'),
          ];
        }),
        text(120, 612, 'Error 41: fare code does not match concession.', {
          size: 18,
          weight: 700,
          fill: '#b00020',
          font: 'serif',
        }),
        box(120, 650, 130, 44, '#c9c9c0', 0, '#77776f'),
        text(185, 678, '<< Back', { anchor: 'middle', font: 'serif' }),
        box(1000, 650, 140, 44, '#c9c9c0', 0, '#77776f'),
        text(1070, 678, 'Next >>', { anchor: 'middle', font: 'serif' }),
        text(640, 736, 'Session expires in 04:12', { size: 15, anchor: 'middle', font: 'serif' }),
      ],
    },
    after: {
      label: 'After: four',
      alt: 'The new booking page: step 2 of 4, three crossings to choose from with their state and price.',
      draw: (kit) => [
        kit.window(
          'www.skerryline.example',
          text(60, 60, '2 of 4', { size: 18, weight: 700, fill: kit.accent }),
          kit.heading(60, 112, 'Which boat to Hollin?', { size: 44 }),
          kit.list(
            60,
            150,
            640,
            [
              { title: '9:40, arrives 11:45', detail: 'Petrel, 31 seats left', state: 'Runs', loud: true },
              { title: '2:00, arrives 4:05', detail: 'Petrel, 70 seats left', state: 'Maybe' },
              { title: '5:05, arrives 7:15', detail: 'Fulmar. Swell over 9 feet', state: 'Off' },
            ],
            88,
          ),
          kit.button(60, 470, 300, 'Take the 9:40'),
          kit.note(60, 560, 'Your seats are held for ten minutes.', { size: 17 }),
          disc(940, 330, 190, kit.soft),
          at(820, 270, `<g transform="scale(2.8)">${boat(0, 0, kit.accent)}</g>`),
          stroke('M770 430Q820 405 870 430T970 430T1070 430T1130 430', kit.accent, 8),
        ),
      ],
    },
  },
  results: [
    result('4', 'screens', 'to a paid ticket', { before: '11', after: '4', source: 'our count, step by step' }),
    result('45', 'calls', 'to book by phone, per day in high season', {
      before: '160',
      after: '45',
      source: 'ticket office log',
    }),
    result('71', '%', 'of bookings that are started get finished', {
      before: '38%',
      after: '71%',
      source: 'site figures, four weeks each',
    }),
    result('146', 'KB', 'for the first screen on a weak connection', {
      before: '3.8 MB',
      after: '146 KB',
      source: 'measured on the pier',
    }),
  ],
  quote: {
    text: 'People used to call to ask if the boat was running. Now they call to tell us it is.',
    name: 'Ailsa Tornby',
    role: 'Head of the ticket office, the Skerry Line',
  },
  credits: [
    credit('Design', 'Marta Oyelaran', 'marta-oyelaran'),
    credit('Front end', 'Ines Castellanos', 'ines-castellanos'),
    credit('Booking and messages', 'Callum Reid', 'callum-reid'),
    credit('Words', 'Lena Sørby', 'lena-sorby'),
    credit('Schedule rules', 'The crew of the Petrel'),
  ],
};
