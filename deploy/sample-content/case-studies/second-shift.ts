import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { box, disc, lines, shape, stroke, text } from './shapes.ts';

const SIGNS = [
  ['Ate', '#8fb59a'],
  ['Slept', '#7f93c9'],
  ['Walked', '#c9a36b'],
  ['Pain', '#c97f7f'],
  ['Visit', '#b59ac9'],
  ['Mood', '#6bb5b5'],
] as const;

/** Lost hours of sleep, in pixels. */
const NIGHTS = [30, 10, 60, 0, 40, 14, 4] as const;

export const secondShift: SampleCaseStudy = {
  slug: 'second-shift',
  look: {
    ground: '#0d1320',
    paper: '#18202f',
    ink: '#f3ead8',
    muted: '#a59d8d',
    line: '#323c4f',
    accent: '#f0b869',
    onAccent: '#18202f',
    soft: '#263044',
    font: 'sans',
  },
  brief:
    'The handover took twenty-five minutes next to the only computer, and what mattered was said in the hallway afterward. Larkfield wanted six homes to hand over on the phones they already owned, some of them seven years old. Our condition was that residents could read every word.',
  screens: [
    {
      caption: 'A note in two taps, a handover that begins with what changed',
      alt: 'Two dimmed phones: six large signs for a note on Mrs. Okafor, and a handover with three changes since yesterday.',
      draw: (kit) => [
        disc(1150, 150, 70, '#f3ead8'),
        disc(1180, 130, 62, kit.ground),
        ...[
          [90, 120],
          [180, 640],
          [620, 90],
          [1180, 520],
          [660, 700],
          [120, 380],
        ].map(([x = 0, y = 0]) => disc(x, y, 3, '#f3ead8')),
        kit.phone(
          240,
          50,
          text(24, 64, 'Mrs. Okafor', { size: 28, weight: 700 }),
          kit.note(24, 92, 'Room 12, 10:40 at night'),
          ...SIGNS.map(([label, color], index) => {
            const [x, y] = [24 + (index % 2) * 142, 116 + Math.floor(index / 2) * 136];
            return [
              box(x, y, 130, 124, kit.soft, 16),
              disc(x + 65, y + 48, 26, color),
              text(x + 65, y + 104, label, { weight: 600, anchor: 'middle' }),
            ].join('');
          }),
          box(24, 540, 272, 90, kit.accent, 20),
          shape('M150 560a10 10 0 0 1 20 0v22a10 10 0 0 1-20 0Z', kit.onAccent),
          text(160, 616, 'Hold and say it', { weight: 700, anchor: 'middle', fill: kit.onAccent }),
        ),
        kit.phone(
          700,
          50,
          text(24, 64, 'Handover', { size: 28, weight: 700 }),
          kit.note(24, 92, 'Draft, 4 minutes to read'),
          text(24, 146, 'Different from yesterday', { weight: 700, fill: kit.accent }),
          kit.list(
            24,
            156,
            272,
            [
              { title: 'Mrs. Okafor', detail: 'Walked to the garden' },
              { title: 'Mr. Lund', detail: 'Ate half his dinner' },
              { title: 'Miss Pereira', detail: 'Daughter comes at 8' },
            ],
            76,
          ),
          text(24, 424, 'Before midnight', { weight: 700, fill: kit.accent }),
          kit.list(24, 434, 272, [{ title: 'Turn Mr. Lund', state: '11:30' }], 60),
          kit.button(24, 530, 272, 'Sign and leave'),
          kit.note(160, 620, 'Amara signs when she’s read it.', { anchor: 'middle' }),
        ),
      ],
      notes: [
        note(32, 44, 'Six signs cover nine notes in ten. One hand is enough.'),
        note(41, 82, 'Speech becomes text on the phone itself. No recording leaves it.'),
        note(77, 33, 'What’s the same as yesterday isn’t repeated.'),
        note(76, 77, 'Two signatures: one from the person leaving, one from the person arriving.'),
      ],
    },
    {
      caption: 'The family reads the same words',
      alt: 'A bright page for Mrs. Okafor’s family with a week of short notes and a line of her good nights.',
      draw: () => [
        box(60, 50, 1160, 700, '#fbf6ec', 14),
        box(60, 50, 1160, 96, '#f0b869', 14),
        text(110, 112, 'Mama’s week', { size: 38, weight: 700, fill: '#18202f' }),
        text(1170, 110, 'Written by the people who look after her', { size: 18, anchor: 'end', fill: '#18202f' }),
        ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].flatMap((day, index) => [
          text(150 + index * 163, 200, day, { weight: 700, anchor: 'middle', fill: '#18202f' }),
          box(120 + index * 163, 216 + (NIGHTS[index] ?? 0), 60, 150 - (NIGHTS[index] ?? 0), '#7f93c9', 6),
        ]),
        text(110, 404, 'Hours asleep', { size: 16, fill: '#5f5a4f' }),
        stroke('M110 430H1170', '#ddd3c0', 2),
        ...[
          ['Sunday', 'Walked to the garden and told Amara the names of the roses. All of them.'],
          ['Saturday', 'Slept through. Wanted the blue blanket.'],
          ['Friday', 'Did not care for the soup. Said so, with charm.'],
        ].map(([day = '', words = ''], index) =>
          [
            text(110, 480 + index * 62, day, { weight: 700, fill: '#18202f' }),
            text(250, 480 + index * 62, words, { fill: '#18202f', size: 20 }),
          ].join(''),
        ),
        lines(110, 690, ['You may read everything that’s written about her. So may she.'], {
          size: 17,
          fill: '#5f5a4f',
        }),
      ],
      notes: [
        note(14, 42, 'Figures come from the notes. Nobody fills in a second form.'),
        note(76, 59, 'Knowing who reads it has done wonders for the tone.'),
      ],
    },
  ],
  results: [
    result('4', 'minutes', 'for a handover, beside the resident', {
      before: '25',
      after: '4',
      source: 'six homes, one month',
    }),
    result('2', 'taps', 'for a note', { before: 'one form', after: '2', source: 'our count' }),
    result('6', 'homes', 'on phones they already owned', { source: 'Larkfield Care Homes' }),
  ],
  quote: {
    text: 'We used to hand over in the hallway, after the handover. Now the hallway is just a hallway.',
    name: 'Amara Nwosu',
    role: 'Night nurse, Larkfield Care Homes',
  },
  credits: [
    credit('Design', 'Noor Haddad', 'noor-haddad'),
    credit('App', 'Ines Castellanos', 'ines-castellanos'),
    credit('Encryption and audit trail', 'Jonas Weidel', 'jonas-weidel'),
    credit('Words', 'Lena Sørby', 'lena-sorby'),
  ],
};
