import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { at, box, disc, lines, shape, stroke, text } from './shapes.ts';

const seedling = (x: number, y: number, fill: string): string =>
  at(
    x,
    y,
    stroke('M0 70V20', fill, 5),
    shape('M0 26C-46 26-52-8-50-16C-16-16 0 0 0 26Z', fill),
    shape('M0 16C40 16 50-14 48-24C14-24 0-8 0 16Z', fill),
  );

const MONTHS = 'JFMAMJJASOND'.split('');

export const haldenAndDaughters: SampleCaseStudy = {
  slug: 'halden-and-daughters',
  look: {
    ground: '#ecdcbf',
    paper: '#fffaf0',
    ink: '#3a2515',
    muted: '#7d6249',
    line: '#e3d3b8',
    accent: '#9c4a22',
    onAccent: '#ffffff',
    soft: '#f3e6cd',
    font: 'serif',
  },
  brief:
    'Sell seeds by the gram online, the way the counter has since 1931. Halden & Daughters had four hundred drawers and a store that only knew pieces. The order was clear: start at the packing table, keep the drawers where they are, and don’t sell anyone peas in July.',
  screens: [
    {
      caption: 'A page that knows what month it is',
      alt: 'A seed page for Alderman peas with a year’s strip of months; March and April are marked, and a field asks for grams.',
      draw: (kit) => [
        kit.window(
          'shop.halden-seeds.example/peas/alderman',
          box(0, 0, 400, 650, kit.soft),
          disc(200, 300, 130, '#7f9a4b'),
          ...[-72, -24, 24, 72].map((x) => disc(200 + x, 300, 30, '#a9c06a')),
          seedling(200, 110, '#5f7a35'),
          kit.note(200, 520, 'Drawer 214, harvested last year', { anchor: 'middle', size: 17 }),
          kit.note(200, 546, '94 of 100 came up in our test', { anchor: 'middle', size: 17 }),
          kit.heading(450, 90, 'Pea ‘Alderman’', { size: 46 }),
          lines(450, 136, ['Climbs to six feet. Sweet, late, and', 'slow to forgive a dry week.'], { size: 21 }),
          ...MONTHS.map((month, index) => {
            const isNow = index === 2 || index === 3;
            return [
              box(450 + index * 55, 210, 50, 56, isNow ? kit.accent : kit.soft, 4),
              text(475 + index * 55, 246, month, {
                anchor: 'middle',
                weight: 700,
                fill: isNow ? kit.onAccent : kit.muted,
              }),
            ].join('');
          }),
          text(450, 314, 'Sow now', { size: 28, weight: 700, fill: kit.accent }),
          text(570, 314, 'if you’re in zone 6. From May: Hurst Green Shaft.', { size: 19 }),
          kit.field(450, 380, 200, 'How much?', '60 g'),
          lines(680, 400, ['enough for a 20-foot row', '$4.80'], { size: 19 }),
          kit.button(450, 480, 300, 'Into the basket'),
        ),
      ],
      notes: [
        note(93, 42, 'Sowing advice is a table Halden’s keeps, by region. Nobody needs an account to see it.'),
        note(47, 64, 'Grams, not pieces. The basket reserves them from the lot.'),
        note(33, 79, 'Harvest year and germination test are part of every lot.'),
      ],
    },
    {
      caption: 'Six orders, one walk along the drawers',
      alt: 'A phone with a packing list: drawer 214, a scale that reads 31 grams, and a button to go on to the next drawer.',
      draw: (kit) => [
        ...Array.from({ length: 48 }, (_, index) => {
          const [x, y] = [40 + (index % 8) * 152, 40 + Math.floor(index / 8) * 124];
          return (
            box(x, y, 140, 112, '#c99f6b', 4, '#a97d49') +
            disc(x + 70, y + 66, 8, '#7a5630') +
            box(x + 34, y + 22, 72, 22, kit.paper, 2)
          );
        }),
        kit.phone(
          468,
          50,
          text(160, 56, 'Walk 3 of the morning', { size: 17, anchor: 'middle', fill: kit.muted }),
          text(160, 132, '214', { size: 84, weight: 700, anchor: 'middle' }),
          text(160, 168, 'Pea ‘Alderman’', { size: 22, anchor: 'middle' }),
          box(24, 196, 272, 150, kit.soft, 14),
          text(160, 286, '31 g', { size: 72, weight: 700, anchor: 'middle', fill: kit.accent }),
          kit.note(160, 326, 'wanted: 30 g. That’s fine.', { anchor: 'middle', size: 17 }),
          kit.list(24, 362, 272, [
            { title: 'Next: 219', detail: 'Bean, 250 g', end: 'B, D' },
            { title: 'Then: 240', detail: 'Borage, 5 g', end: 'A' },
          ]),
          kit.button(24, 516, 272, 'Packed, go on'),
          text(160, 616, 'Drawer is empty', { anchor: 'middle', weight: 600 }),
        ),
      ],
      notes: [
        note(60, 19, 'Drawers are listed the way you walk past them, not the way they were ordered.'),
        note(59, 41, 'The scale enters the weight over Bluetooth. The lot goes down by what was really scooped.'),
        note(58, 86, 'One tap takes the seed out of the store and tells the next basket.'),
      ],
    },
  ],
  results: [
    result('19', 'an hour', 'orders packed by one person', {
      before: '7',
      after: '19',
      source: 'packing table, spring weeks',
    }),
    result('230', 'feet', 'walked for an order of nine packets', {
      before: '850 ft',
      after: '230 ft',
      source: 'our tape',
    }),
    result('1', 'in 1,400', 'packets sent by mistake', { before: '1 in 60', after: '1 in 1,400', source: 'returns' }),
    result('3', 'calls a day', 'to ask whether it’s too late', {
      before: 'about 40',
      after: '3',
      source: 'the shop’s tally',
    }),
  ],
  quote: {
    text: 'It took them a week to stop explaining stock to us and start asking about drawers. After that it went quickly.',
    name: 'Sunniva Halden',
    role: 'Owner, Halden & Daughters',
  },
  credits: [
    credit('Lead', 'Priya Raghunathan', 'priya-raghunathan'),
    credit('Design', 'Marta Oyelaran', 'marta-oyelaran'),
    credit('Lots and orders', 'Callum Reid', 'callum-reid'),
    credit('The scale', 'Yuki Tanabe'),
  ],
};
