import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { at, box, disc, lines, stroke, text } from './shapes.ts';

const OLD_FIELDS =
  'Salutation,First name,Last name,Job title,Company,VAT number,Fax,Phone,Email,From (port),To (port),Incoterm,Goods code,Pieces,Weight (kg),Dimensions (cm),Ready date,How did you hear about us?,Comments'.split(
    ',',
  );
/** Fields that the people answering the quotes never read. */
const CROSSED = new Set([0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 17]);

const pallet = (x: number, y: number, fill: string): string =>
  at(
    x,
    y,
    box(0, -120, 90, 60, fill, 4),
    box(96, -120, 90, 60, fill, 4),
    box(0, -54, 186, 54, fill, 4),
    box(-10, 4, 206, 14, '#8a6a45'),
    ...[0, 1, 2].map((leg) => box(-10 + leg * 90, 18, 26, 20, '#8a6a45')),
  );

export const aQuoteInEightFields: SampleCaseStudy = {
  slug: 'a-quote-in-eight-fields',
  look: {
    ground: '#f08a4b',
    paper: '#ffffff',
    ink: '#1d2731',
    muted: '#5f6b76',
    line: '#c9d0d6',
    accent: '#b8430f',
    onAccent: '#ffffff',
    soft: '#fbe9de',
    font: 'sans',
  },
  brief:
    'Norrhavn Freight asked for a nicer quote form. We printed the old one and gave a pencil to the three people who answer the quotes. Eleven of nineteen fields were gone in four minutes. Our job was to make the eight that were left work for someone standing on a pallet with one thumb free.',
  screens: [
    {
      caption: 'Eight fields, on one phone screen',
      alt: 'A phone with a freight quote form: from, to, pieces, weight, size, ready date, email and a note.',
      draw: (kit) => [
        pallet(110, 700, '#fbd9c4'),
        pallet(980, 700, '#fbd9c4'),
        pallet(960, 530, '#f6c3a2'),
        kit.phone(
          468,
          50,
          text(24, 58, 'Get a quote', { size: 28, weight: 700 }),
          kit.field(24, 92, 130, 'From', 'Oslo'),
          kit.field(166, 92, 130, 'To', 'Hull'),
          kit.field(24, 176, 80, 'Pieces', '6'),
          kit.field(116, 176, 180, 'Weight', '2 short tons'),
          kit.field(24, 260, 272, 'Size of one piece', '120x80, about chest high'),
          kit.field(24, 344, 130, 'Ready', 'Thursday'),
          kit.field(166, 344, 130, 'Your email', 'ida@fjord'),
          kit.field(24, 428, 272, 'Anything odd about it?', 'It hums.'),
          kit.button(24, 516, 272, 'Ask for the price'),
          kit.note(160, 604, 'Same as last time? Copied for you.', { anchor: 'middle' }),
        ),
      ],
      notes: [
        note(62, 36, 'Weights in any unit a forklift driver would use. We do the arithmetic.'),
        note(62, 46, '“About chest high” is understood as typed.'),
        note(62, 56, 'Nothing turns red while you type. A field is checked when you leave it.'),
        note(62, 75, 'The button survives a tunnel: two presses send one quote.'),
      ],
    },
    {
      caption: 'Every state of a field, written before it was drawn',
      alt: 'A sheet from the component library: one weight field in six states, from empty to refused, with its messages.',
      draw: (kit) => [
        kit.sheet(
          70,
          60,
          1140,
          680,
          kit.heading(50, 76, 'Weight'),
          ...[
            ['Empty', '', ''],
            ['Being typed', '2 sh', ''],
            ['Understood', '2 short tons', 'That’s 4,000 lb.'],
            ['Unclear', '2', 'Two of what? Add kg, lb or tons.'],
            ['Too much', '900 t', 'Over 40 tons, please call us.'],
            ['Fixed', '900 kg', 'That’s 1,984 lb.'],
          ].map(([state = '', value = '', hint = ''], index) => {
            const [x, y] = [50 + (index % 3) * 360, 160 + Math.floor(index / 3) * 250];
            return [
              text(x, y - 26, state, { size: 17, fill: kit.muted }),
              kit.field(x, y + 10, 310, 'Weight', value, hint, index === 3 || index === 4),
              index === 5
                ? disc(x + 290, y + 43, 12, '#3d7a45') + stroke(`M${x + 284} ${y + 43}l5 5l8-9`, '#ffffff', 3)
                : '',
            ].join('');
          }),
          stroke('M50 360H1090', kit.line, 2),
          kit.note(50, 640, 'Messages come first. If we can’t say it in nine words, the rule is wrong.', { size: 18 }),
        ),
      ],
      notes: [
        note(80, 40, 'A message says what was understood, so that nobody has to guess.'),
        note(32, 65, 'An error asks for what’s missing. It doesn’t say “invalid.”'),
        note(82, 68, 'It goes away the moment it’s fixed.'),
      ],
    },
  ],
  comparison: {
    before: {
      label: 'Before: nineteen fields',
      alt: 'The printed old form with nineteen fields. Eleven of them are crossed out in red pencil.',
      draw: (kit) => [
        kit.sheet(
          120,
          30,
          1040,
          750,
          text(40, 58, 'REQUEST FOR QUOTATION, FORM 11-C', { size: 22, weight: 700, font: 'serif' }),
          ...OLD_FIELDS.map((label, index) => {
            const [x, y] = [40 + (index % 3) * 330, 104 + Math.floor(index / 3) * 90];
            return [
              text(x, y, `${label} *`, { size: 16, font: 'serif' }),
              box(x, y + 10, 290, 34, '#f1f1ee', 0, '#aaaaaa'),
              CROSSED.has(index)
                ? stroke(
                    `M${x - 10} ${y - 14}L${x + 296} ${y + 44}M${x - 6} ${y + 48}L${x + 290} ${y - 10}`,
                    '#d02a2a',
                    5,
                  )
                : '',
            ].join('');
          }),
        ),
      ],
    },
    after: {
      label: 'After: eight',
      alt: 'The new form on a wide screen with eight fields, each filled, and one button.',
      draw: (kit) => [
        kit.sheet(
          120,
          30,
          1040,
          750,
          kit.heading(60, 96, 'Get a quote', { size: 44 }),
          kit.field(60, 160, 440, 'From', 'Oslo, the yard on Sjursøya'),
          kit.field(540, 160, 440, 'To', 'Hull'),
          kit.field(60, 260, 200, 'Pieces', '6'),
          kit.field(300, 260, 200, 'Weight', '2 short tons'),
          kit.field(540, 260, 440, 'Size of one piece', '120x80, about chest high'),
          kit.field(60, 360, 440, 'Ready', 'Thursday'),
          kit.field(540, 360, 440, 'Your email', 'ida@fjord.example'),
          kit.field(60, 460, 920, 'Anything odd about it?', 'It hums.'),
          kit.button(60, 570, 300, 'Ask for the price'),
          lines(400, 594, ['We answer by email. No account,', 'no call unless you ask for one.'], {
            size: 17,
            fill: kit.muted,
          }),
        ),
      ],
    },
  },
  results: [
    result('8', 'fields', 'to ask for a price', { before: '19', after: '8', source: 'the form' }),
    result('+33', '%', 'completed quotes', { source: 'first month, Norrhavn Freight' }),
    result('0', 'requests', 'for the eleven fields we cut', { source: 'the three people who answer' }),
  ],
  quote: {
    text: 'I crossed out my own fax number. It felt wonderful.',
    name: 'Torbjørn Lie',
    role: 'Quotes, Norrhavn Freight',
  },
  credits: [
    credit('Lead', 'Priya Raghunathan', 'priya-raghunathan'),
    credit('Words and messages', 'Lena Sørby', 'lena-sorby'),
    credit('Prototype in code', 'Ines Castellanos', 'ines-castellanos'),
    credit('Pencils', 'Norrhavn Freight'),
  ],
};
