import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { at, box, disc, lines, shape, stroke, text } from './shapes.ts';

const GLAZES = ['#c9733c', '#5f7f86', '#e6d5b4', '#3f4a44', '#a8462f', '#8a9a6a', '#d9b36a', '#6a5a72'] as const;

/** A bowl with its own height and glaze. */
const bowl = (x: number, y: number, width: number, depth: number, glaze: string): string =>
  at(
    x,
    y,
    shape(
      `M0 0H${width}C${width} ${depth} ${width * 0.72} ${depth * 1.4} ${width / 2} ${depth * 1.4}S0 ${depth} 0 0Z`,
      glaze,
    ),
    shape(
      `M${width * 0.34} ${depth * 1.36}H${width * 0.66}L${width * 0.62} ${depth * 1.6}H${width * 0.38}Z`,
      '#2a2420',
    ),
    stroke(`M4 6Q${width / 2} 16 ${width - 4} 6`, '#ffffff66', 4),
  );

export const secondKiln: SampleCaseStudy = {
  slug: 'second-kiln',
  look: {
    ground: '#2b2421',
    paper: '#f6efe6',
    ink: '#2b2421',
    muted: '#85766a',
    line: '#ddd0c1',
    accent: '#c25a26',
    onAccent: '#ffffff',
    soft: '#eadfd0',
    font: 'serif',
  },
  brief:
    'Twelve evenings a year, two potters sell what survived the firing. About four thousand people come for about forty pieces, and every time the store fell over at 8:02. Second Kiln asked for a stronger server. We were free to suggest something else, as long as nobody had to apologize the next morning.',
  screens: [
    {
      caption: 'The waiting room, with an honest number in it',
      alt: 'A calm page that says 212 people are ahead and 17 bowls are left, above a shelf with bowls.',
      draw: (kit) => [
        kit.window(
          'www.secondkiln.example',
          text(580, 110, 'You’re in line', { size: 30, anchor: 'middle', fill: kit.muted }),
          text(360, 260, '212', { size: 130, weight: 700, anchor: 'middle' }),
          text(360, 310, 'people ahead of you', { size: 22, anchor: 'middle' }),
          stroke('M580 160V320', kit.line, 2),
          text(800, 260, '17', { size: 130, weight: 700, anchor: 'middle', fill: kit.accent }),
          text(800, 310, 'bowls left', { size: 22, anchor: 'middle' }),
          lines(
            580,
            380,
            [
              'The order was drawn by lot at eight. Pressing keys won’t help.',
              'If it stops making sense to wait, this page will say so.',
            ],
            {
              size: 20,
              anchor: 'middle',
              fill: kit.muted,
            },
          ),
          box(100, 600, 960, 14, '#7a5c46'),
          ...[70, 90, 60, 110, 80, 64, 96].map((width, index) =>
            bowl(130 + index * 132, 600 - width * 0.8, width, width / 2, GLAZES[index] ?? kit.accent),
          ),
        ),
      ],
      notes: [
        note(42, 36, 'Places are drawn by lot, so a fast connection is worth nothing.'),
        note(74, 38, 'The number goes down when a bowl is paid for, and up when a basket gives one back.'),
        note(76, 62, 'If there won’t be one for you, it says so, and you can go have dinner.'),
      ],
    },
    {
      caption: 'One bowl, one basket, eight minutes',
      alt: 'A grid of eight bowls. Three are sold, one lies in a basket with 6:40 left on it.',
      draw: (kit) => [
        kit.window(
          'www.secondkiln.example/firing',
          kit.heading(50, 70, 'Tonight’s firing'),
          kit.note(1110, 66, 'At most two pieces for each of you', { anchor: 'end', size: 17 }),
          ...GLAZES.map((glaze, index) => {
            const [x, y] = [50 + (index % 4) * 268, 104 + Math.floor(index / 4) * 268];
            const isSold = [1, 4, 6].includes(index);
            const isYours = index === 2;
            return [
              box(x, y, 250, 250, isYours ? kit.paper : kit.soft, 8, isYours ? kit.accent : ''),
              bowl(x + 60, y + 66, 130, 54 + (index % 3) * 8, isSold ? '#cfc3b3' : glaze),
              text(x + 18, y + 226, `No. ${index + 11}`, { weight: 600 }),
              isSold
                ? text(x + 232, y + 226, 'Sold', { anchor: 'end', fill: kit.muted })
                : text(x + 232, y + 226, `$${64 + index * 6}`, { anchor: 'end' }),
              isYours ? kit.pill(x + 236, y + 14, 'Yours for 6:40', true) : '',
            ].join('');
          }),
        ),
      ],
      notes: [
        note(67, 38, 'A bowl in a basket is off the shelf for as long as it takes to find a card.'),
        note(42, 44, 'What’s sold stays on the page. Between firings, the whole store is a set of files.'),
        note(94, 19, 'The one rule of the house, where it applies.'),
      ],
    },
    {
      caption: 'The table with the lamp: a page while the next bowl is unwrapped',
      alt: 'A bowl under a lamp with four small views, a weight of 412 grams and fields that are filled in.',
      draw: (kit) => [
        disc(420, 470, 330, '#4a3c33'),
        shape('M330 60H510L620 330H220Z', '#f2c98a33'),
        shape('M340 40H500L530 96H310Z', '#d9b36a'),
        box(120, 640, 600, 20, '#7a5c46'),
        bowl(290, 480, 260, 110, GLAZES[0]),
        kit.sheet(
          790,
          110,
          400,
          580,
          kit.heading(36, 66, 'No. 23'),
          ...[0, 1, 2, 3].map(
            (index) => box(36 + index * 84, 92, 74, 74, kit.soft, 4) + bowl(46 + index * 84, 118, 54, 20, GLAZES[0]),
          ),
          kit.list(
            36,
            186,
            328,
            [
              { title: 'Weight', end: '412 g' },
              { title: 'Across', end: '6 1/8 in' },
              { title: 'Glaze', end: 'Rust over slip' },
              { title: 'Price', end: '$84' },
            ],
            60,
          ),
          kit.button(36, 456, 328, 'Page is made. Next bowl'),
          kit.note(200, 546, '22 done, 18 to go', { anchor: 'middle', size: 17 }),
        ),
      ],
      notes: [
        note(33, 70, 'Four turns, four photos, always the same light.'),
        note(76, 45, 'The table weighs and measures. The potter says the glaze and the price.'),
      ],
    },
  ],
  results: [
    result('0', 'crashes', 'since the door got slower', {
      before: 'every firing',
      after: 'none',
      source: 'the potters',
    }),
    result('1', 'hour', 'for the photos and pages of forty bowls', {
      before: 'a weekend',
      after: 'an hour',
      source: 'the table’s log',
    }),
    result('40', 'bowls', 'sold once each on an evening', {
      before: '40 bowls, 90 buyers',
      after: '40 and 40',
      source: 'order book',
    }),
  ],
  quote: {
    text: 'I didn’t get a bowl. It was the nicest way I’ve ever not gotten a bowl.',
    name: 'A visitor',
    role: 'By email, the morning after',
  },
  credits: [
    credit('Design', 'Marta Oyelaran', 'marta-oyelaran'),
    credit('Queue and baskets', 'Jonas Weidel', 'jonas-weidel'),
    credit('Store', 'Ines Castellanos', 'ines-castellanos'),
    credit('Lamp and table', 'Second Kiln Pottery'),
  ],
};
