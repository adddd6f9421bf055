import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { box, disc, lines, shape, stroke, text } from './shapes.ts';

/** Soil acidity over nine years, with its margin. */
const ACIDITY = [5.6, 5.7, 5.9, 5.8, 6.1, 6.3, 6.2, 6.4, 6.5] as const;
const getX = (index: number): number => 110 + index * 74;
const getY = (value: number): number => 520 - (value - 5) * 220;
const edge = (shift: number): string[] => ACIDITY.map((value, index) => `${getX(index)} ${getY(value + shift)}`);

const FURROWS = [0, 1, 2, 3, 4, 5, 6] as const;

export const sampleToField: SampleCaseStudy = {
  slug: 'sample-to-field',
  look: {
    ground: '#b58b66',
    paper: '#fdfaf4',
    ink: '#2c2119',
    muted: '#776554',
    line: '#e5dacb',
    accent: '#236b63',
    onAccent: '#ffffff',
    soft: '#e9efe6',
    font: 'sans',
  },
  brief:
    'Every year, two hundred thousand soil samples left the lab as PDFs, and somebody typed the numbers in again at the other end. Terrabase asked for a portal with a login. We asked who’d open it, and built the lab an API, a spreadsheet and a correction that finds everyone who has the old value.',
  screens: [
    {
      caption: 'A result is a number with a unit, a method and a margin',
      alt: 'A result page for Field 7 with four values and a line of acidity over nine years inside its margin of error.',
      draw: (kit) => [
        kit.window(
          'api.terrabase.example/samples/field-7',
          kit.heading(50, 70, 'Field 7, lower half'),
          shape(`M${[...edge(0.12), ...edge(-0.12).reverse()].join('L')}Z`, '#cfe0d8'),
          stroke(`M${ACIDITY.map((value, index) => `${getX(index)} ${getY(value)}`).join('L')}`, kit.accent, 5),
          ...ACIDITY.map((value, index) => disc(getX(index), getY(value), 7, kit.accent)),
          ...[5, 5.5, 6, 6.5].flatMap((value) => [
            stroke(`M90 ${getY(value)}H730`, kit.line, 1),
            text(78, getY(value) + 6, value.toFixed(1), { size: 15, anchor: 'end', fill: kit.muted }),
          ]),
          kit.note(90, 570, 'Acidity (pH), nine autumns, with the margin of the method'),
          kit.list(
            780,
            90,
            330,
            [
              { title: 'Acidity', detail: 'ISO 10390, ± 0.12', end: '6.5 pH' },
              { title: 'Phosphorus', detail: 'Olsen, ± 2', end: '31 mg/kg' },
              { title: 'Potassium', detail: 'Ammonium acetate, ± 9', end: '164 mg/kg' },
              { title: 'Organic matter', detail: 'Loss on ignition, ± 0.3', end: '4.1 %' },
            ],
            84,
          ),
          kit.button(780, 470, 330, 'Get it as a spreadsheet', true),
          kit.note(780, 566, 'Columns as you left them last time'),
        ),
      ],
      notes: [
        note(45, 35, 'The band is the margin of the method. A change inside it isn’t a change.'),
        note(78, 32, 'Values never travel without unit, method and margin.'),
        note(90, 77, 'Advisers who like spreadsheets get one. It’s the same data.'),
      ],
    },
    {
      caption: 'A correction that follows the value it corrects',
      alt: 'A timeline: a result, its correction with the reason, and three receivers with what each one did.',
      draw: (kit) => [
        ...FURROWS.map((index) =>
          stroke(`M${-40 + index * 220} 800Q${120 + index * 190} 400 ${300 + index * 120} 0`, '#a67c57', 18),
        ),
        kit.sheet(
          110,
          90,
          480,
          600,
          kit.heading(40, 70, 'Sample 88-1204'),
          stroke('M58 120V500', kit.line, 4),
          ...[
            ['Reported', 'Phosphorus 13 mg/kg', 'March 4'],
            ['Corrected', 'Phosphorus 31 mg/kg', 'March 6'],
          ].map(([state = '', value = '', day = ''], index) =>
            [
              disc(58, 140 + index * 150, 12, index === 1 ? kit.accent : kit.muted),
              text(92, 136 + index * 150, state, { weight: 700, size: 20 }),
              text(440, 136 + index * 150, day, { anchor: 'end', fill: kit.muted, size: 16 }),
              text(92, 166 + index * 150, value, { size: 18 }),
            ].join(''),
          ),
          box(92, 340, 340, 118, kit.soft, 10),
          lines(
            112,
            376,
            ['Why: two digits were swapped', 'when the tray was labeled. The', 'sample itself is fine.'],
            { size: 17 },
          ),
          kit.note(92, 540, 'Both stay. The newer one comes first.', { size: 17 }),
        ),
        kit.sheet(
          690,
          150,
          480,
          480,
          kit.heading(40, 70, 'Who had the old value'),
          kit.list(
            40,
            100,
            400,
            [
              { title: 'Orchard & Daw', detail: 'Told at 9:02, fetched at 9:02', state: 'Up to date', loud: true },
              { title: 'Fieldbook', detail: 'Told at 9:02, fetched at 9:40', state: 'Up to date', loud: true },
              { title: 'J. Brandt, adviser', detail: 'By email, with the row', state: 'Sent' },
            ],
            98,
          ),
          kit.button(40, 410, 240, 'Send once more', true),
        ),
      ],
      notes: [
        note(42, 57, 'A correction always says why, in a sentence from the lab.'),
        note(85, 34, 'Notices carry an identifier and no data. Each program fetches what it may see.'),
        note(79, 73, 'Customers can send a notice again themselves.'),
      ],
    },
  ],
  results: [
    result('900', 'farms', 'that get their numbers without typing', {
      before: '0',
      after: '900',
      source: 'keys in use',
    }),
    result('200,000', 'samples', 'a year, each with its method and margin', {
      before: 'as PDFs',
      after: 'as data',
      source: 'Terrabase',
    }),
    result('3', 'days', 'of patience with a receiver that’s down', { source: 'our settings' }),
  ],
  quote: {
    text: 'The auditors asked who changed the value. We showed them that nobody can. They stayed for coffee.',
    name: 'Dr. Hanne Vogt',
    role: 'Head of the laboratory, Terrabase',
  },
  credits: [
    credit('API and exports', 'Callum Reid', 'callum-reid'),
    credit('Lead', 'Priya Raghunathan', 'priya-raghunathan'),
    credit('Documentation', 'Lena Sørby', 'lena-sorby'),
  ],
};
