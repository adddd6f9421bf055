import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { box, disc, lines, shape, stroke, text } from './shapes.ts';

const grass = (from: number, to: number, y: number, color: string): string =>
  Array.from({ length: Math.floor((to - from) / 26) }, (_, index) => {
    const x = from + index * 26;
    return stroke(
      `M${x} ${y}q${6 + (index % 3) * 4} ${-40 - (index % 4) * 14} ${12 - (index % 2) * 24} ${-70 - (index % 5) * 10}`,
      color,
      4,
    );
  }).join('');

const CHARGE = [100, 97, 93, 90, 86, 82, 78, 74, 70] as const;
const CHARGE_BEFORE = [100, 90, 80, 71, 62, 54, 46, 38, 31] as const;
const curve = (values: readonly number[]): string =>
  values.map((value, index) => `${index === 0 ? 'M' : 'L'}${110 + index * 118} ${560 - value * 4.4}`).join('');

export const meadowRounds: SampleCaseStudy = {
  slug: 'meadow-rounds',
  look: {
    ground: '#f2d45c',
    paper: '#ffffff',
    ink: '#000000',
    muted: '#4a4a4a',
    line: '#cfcfcf',
    accent: '#000000',
    onAccent: '#ffffff',
    soft: '#ededed',
    font: 'sans',
  },
  brief:
    'Make an app as good as a clipboard. The cooperative’s inspectors had been given one and left it in the car: it wanted a signal, both hands, and shade. Brookfold asked us to fix the battery. We asked to walk behind someone for two days first.',
  screens: [
    {
      caption: 'Counting without looking, and saving without waiting',
      alt: 'Two phones in black on white: a count of 17 with one large plus button, and a list of fields kept for later.',
      draw: (kit) => [
        grass(0, 1280, 800, '#8aa33a'),
        kit.phone(
          230,
          40,
          text(160, 64, 'Long Meadow, strip 4', { size: 20, weight: 700, anchor: 'middle' }),
          text(160, 96, 'Meadow sage', { size: 20, anchor: 'middle' }),
          text(160, 270, '17', { size: 170, weight: 700, anchor: 'middle' }),
          box(24, 320, 272, 200, kit.ink, 16),
          text(160, 460, '+', { size: 130, weight: 700, anchor: 'middle', fill: kit.paper }),
          kit.note(160, 556, 'or the volume button', { anchor: 'middle', size: 17 }),
          kit.button(24, 580, 272, 'Undo 17', true),
        ),
        kit.phone(
          706,
          40,
          text(24, 70, 'Today', { size: 34, weight: 700 }),
          box(24, 92, 272, 44, kit.ink, 8),
          text(160, 120, 'No signal. Nothing is lost.', { size: 17, weight: 600, anchor: 'middle', fill: kit.paper }),
          kit.list(
            24,
            144,
            272,
            [
              { title: 'Long Meadow', detail: '4 strips, 3 photos', state: 'Kept' },
              { title: 'Mill Field', detail: '2 strips', state: 'Kept' },
              { title: 'Upper Bank', detail: 'Sent 9:12', state: 'Sent', loud: true },
              { title: 'Church Piece', detail: 'Not yet' },
            ],
            86,
          ),
          lines(24, 530, ['Both of you counted Mill Field.', 'Berit: 22.  Odd: 24.'], { size: 17, weight: 600 }),
          kit.button(24, 580, 272, 'Settle it', true),
        ),
      ],
      notes: [
        note(38, 68, 'The target is as large as a thumb in a glove. The volume keys count too, from inside a pocket.'),
        note(41, 83, 'Undo until evening, instead of “Are you sure?”'),
        note(79, 15, 'The phone says what it’s doing with your work, in words.'),
        note(77, 76, 'Conflicts show both names. People settle them, not the newest timestamp.'),
      ],
    },
    {
      caption: 'Seven hours in the field, before and after',
      alt: 'A chart of battery charge from nine to four: one line ends at 31 percent, the other at 70.',
      draw: (kit) => [
        kit.sheet(
          60,
          50,
          1160,
          700,
          kit.heading(60, 76, 'Battery, one working day'),
          ...[0, 25, 50, 75, 100].flatMap((value) => [
            stroke(`M110 ${560 - value * 4.4}H1060`, kit.line, 1),
            text(96, 566 - value * 4.4, `${value}%`, { size: 16, anchor: 'end' }),
          ]),
          stroke(curve(CHARGE_BEFORE), '#9a9a9a', 6),
          stroke(curve(CHARGE), kit.ink, 8),
          disc(1054, 560 - 70 * 4.4, 12, kit.ink),
          disc(1054, 560 - 31 * 4.4, 10, '#9a9a9a'),
          text(1040, 302, '70% now', { size: 24, weight: 700, anchor: 'end' }),
          text(1040, 466, '31% before', { size: 22, anchor: 'end', fill: kit.muted }),
          ...['9', '10', '11', '12', '1', '2', '3', '4'].map((hour, index) =>
            text(110 + index * 134, 600, hour, { size: 17, anchor: 'middle' }),
          ),
          shape('M60 640H1100V644H60Z', kit.ink),
          kit.note(60, 672, 'Same phone, same route, same sun. Positioning went from 19% of the charge to 3%.', {
            size: 17,
          }),
        ),
      ],
      notes: [
        note(87, 31, 'The app finds its position once for each form, not all day.'),
        note(50, 50, 'What drained it: forty retries without a network, and a shadow redrawn with every frame.'),
      ],
    },
  ],
  results: [
    result('70', '%', 'battery left at four o’clock', {
      before: '31%',
      after: '70%',
      source: 'three phones, seven hours',
    }),
    result('9', 'of 11', 'inspectors left the clipboard in the car', {
      before: '0 of 11',
      after: '9 of 11',
      source: 'end of the season',
    }),
    result('3', '%', 'of the charge spent on finding the position', {
      before: '19%',
      after: '3%',
      source: 'battery profile',
    }),
  ],
  quote: {
    text: 'My clipboard was never at three percent. Now neither am I.',
    name: 'Berit Aamodt',
    role: 'Meadow inspector, Brookfold',
  },
  credits: [
    credit('Lead, app', 'Ines Castellanos', 'ines-castellanos'),
    credit('Offline sync', 'Yuki Tanabe'),
    credit('Design', 'Noor Haddad', 'noor-haddad'),
    credit('Words', 'Lena Sørby', 'lena-sorby'),
  ],
};
