import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { at, box, disc, lines, shape, stroke, text } from './shapes.ts';

/** “Not yet,” and further along its line, “soon.” */
const snail = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `<g transform="scale(${scale})">`,
    shape('M-46 20Q-50 8-38 8H30Q52 8 52-14q0-8 6-8t6 8Q64 22 30 22H-38Z', '#e7b26a'),
    stroke('M56-20L50-38M62-20L70-36', '#e7b26a', 5),
    disc(-4, -12, 30, '#7a4fa3'),
    stroke('M-4-12m-18 0a18 18 0 1 1 18 18a11 11 0 1 1 8-19', '#e9d8f5', 6),
    '</g>',
  );

const face = (x: number, y: number, skin: string, hair: string): string =>
  disc(x, y, 46, hair) +
  disc(x, y + 8, 36, skin) +
  disc(x - 12, y + 4, 4, '#2b1d2f') +
  disc(x + 12, y + 4, 4, '#2b1d2f') +
  stroke(`M${x - 11} ${y + 20}q11 10 22 0`, '#2b1d2f', 4);

const TODAY = [
  ['8:00', 'Breakfast', 'You may eat'],
  ['10:30', 'Ultrasound', 'It doesn’t hurt'],
  ['12:00', 'Lunch', 'With a visitor'],
  ['3:00', 'Dr. Osei comes', 'Bring questions'],
] as const;

export const aWardThatExplainsItself: SampleCaseStudy = {
  slug: 'a-ward-that-explains-itself',
  look: {
    ground: '#bfe3df',
    paper: '#ffffff',
    ink: '#2b1d2f',
    muted: '#6d5f72',
    line: '#dfd6e4',
    accent: '#7a4fa3',
    onAccent: '#ffffff',
    soft: '#f2eaf8',
    font: 'sans',
  },
  brief:
    'Parents on the ward at St. Aldhelm’s asked the same seven questions, and nurses answered them two hundred times a week. The hospital had the answers already, in a folder. We were asked to put them where people stand when they ask, in four languages, for someone who’s been awake for thirty hours.',
  screens: [
    {
      caption: 'The board by the bed: today, and nothing else',
      alt: 'A board for Maya with four lines for today, a snail on its way along a line, and a large “Home: not yet.”',
      draw: (kit) => [
        box(120, 50, 1040, 660, '#ffffff', 26, '#8fbdb8'),
        text(180, 140, 'Good morning, Maya', { size: 50, weight: 700 }),
        text(1100, 136, 'Tuesday', { size: 30, anchor: 'end', fill: kit.muted }),
        ...TODAY.map(([time, what, words], index) => {
          const y = 180 + index * 92;
          return [
            box(180, y, 600, 78, index === 1 ? kit.accent : kit.soft, 16),
            text(206, y + 50, time, { size: 30, weight: 700, fill: index === 1 ? '#ffffff' : kit.accent }),
            text(320, y + 50, what, { size: 30, weight: 700, fill: index === 1 ? '#ffffff' : kit.ink }),
            text(756, y + 48, words, { size: 20, anchor: 'end', fill: index === 1 ? '#ffffff' : kit.muted }),
          ].join('');
        }),
        text(830, 230, 'When can I go home?', { size: 24, weight: 700 }),
        stroke('M840 380H1100', kit.line, 10),
        snail(930, 354, 1.3),
        shape('M1080 350l26-26l26 26v36h-52Z', '#e7b26a'),
        text(830, 460, 'Soon. The doctor says', { size: 22 }),
        text(830, 490, 'Thursday, if you drink.', { size: 22 }),
        stroke('M180 580H1100', kit.line, 2),
        ...['English', 'Español', 'Polski', 'العربية'].map((language, index) =>
          [
            box(180 + index * 170, 606, 150, 62, index === 0 ? kit.ink : kit.soft, 31),
            text(255 + index * 170, 645, language, {
              size: 22,
              weight: 600,
              anchor: 'middle',
              fill: index === 0 ? '#ffffff' : kit.ink,
            }),
          ].join(''),
        ),
      ],
      notes: [
        note(12, 41, 'What, about when, and whether there’s breakfast first. Readable from the chair.'),
        note(
          84,
          38,
          'The snail means “not yet.” Further along, the same snail means “soon.” Children drew it with us.',
        ),
        note(12, 80, 'Four languages, and signs that need none.'),
      ],
    },
    {
      caption: 'At the door: who’s on duty, changed by the shift itself',
      alt: 'A dark amber night screen with three faces, their names and what each of them does.',
      draw: () => [
        box(0, 0, 1280, 800, '#14100b'),
        box(160, 80, 960, 600, '#241a0f', 26, '#4a351c'),
        text(220, 170, 'Here for you tonight', { size: 42, weight: 700, fill: '#f0b15a' }),
        text(1060, 168, '2:10', { size: 34, anchor: 'end', fill: '#b98543' }),
        ...[
          ['Nurse Adaeze', 'Medicine and worries', '#9a6a42', '#3a2718'],
          ['Nurse Tom', 'Blankets, tea, alarms', '#c99a72', '#7a4d24'],
          ['Dr. Osei', 'Called if needed', '#7d5233', '#4a2f1a'],
        ].map(([name = '', does = '', skin = '', hair = ''], index) => {
          const x = 330 + index * 310;
          return [
            face(x, 330, skin, hair),
            text(x, 430, name, { size: 28, weight: 700, anchor: 'middle', fill: '#f0b15a' }),
            text(x, 466, does, { size: 20, anchor: 'middle', fill: '#b98543' }),
          ].join('');
        }),
        stroke('M220 530H1060', '#4a351c', 2),
        text(640, 590, 'You may sleep here. The chair folds out.', { size: 26, anchor: 'middle', fill: '#f0b15a' }),
        text(640, 630, 'Half as bright until six', { size: 18, anchor: 'middle', fill: '#b98543' }),
      ],
      notes: [
        note(30, 36, 'Faces first. “Who is this person?” was one of the seven questions.'),
        note(69, 74, 'Another of the seven, answered before it’s asked at two in the morning.'),
        note(86, 21, 'At night the screen turns amber and half as bright. Sleep begins with the hallway.'),
      ],
    },
    {
      caption: 'In the pocket: a slip for the way home',
      alt: 'A narrow printed slip with three things to do, a number to call and the snail, now beside a house.',
      draw: (kit) => [
        kit.sheet(
          430,
          40,
          420,
          720,
          text(40, 80, 'Maya goes home', { size: 36, weight: 700 }),
          kit.note(40, 112, 'Printed Thursday, in English', { size: 17 }),
          stroke('M40 136H380', kit.ink, 2),
          ...[
            ['Tonight', 'Pink syrup, one spoon'],
            ['Until Sunday', 'No swimming'],
            ['A number is bad', 'if it’s over 102 °F'],
          ].map(([when = '', what = ''], index) =>
            [
              text(40, 184 + index * 86, when, { size: 17, fill: kit.muted }),
              text(40, 216 + index * 86, what, { size: 25, weight: 700 }),
            ].join(''),
          ),
          box(40, 430, 340, 92, kit.soft, 14),
          text(60, 468, 'Not sure? Ask us, any hour.', { size: 19 }),
          text(60, 502, 'Ward 4, ext. 2214', { size: 24, weight: 700 }),
          stroke('M60 650H360', kit.line, 8),
          snail(290, 626, 1.3),
          shape('M320 622l30-30l30 30v36h-60Z', '#e7b26a'),
          lines(40, 700, ['Home.'], { size: 20, weight: 700 }),
        ),
        snail(200, 640, 2.4),
        snail(1080, 240, 1.6),
      ],
      notes: [
        note(62, 53, '“Is this number bad?” gets a number for an answer.'),
        note(46, 83, 'Our only sign that ever got fan mail in crayon.'),
      ],
    },
  ],
  results: [
    result('60', 'a week', 'of the seven questions still asked', {
      before: '200',
      after: '60',
      source: 'counted by the nurses',
    }),
    result('44', 'signs', 'shared by screens, walls and paper', { source: 'the sign set' }),
    result('1/2', 'the words', 'on the board after four rounds at night', { source: 'our drafts' }),
  ],
  quote: {
    text: 'The questions that are left are the real ones. I have time for those now.',
    name: 'Adaeze Obi',
    role: 'Senior nurse, St. Aldhelm’s Hospital',
  },
  credits: [
    credit('Lead', 'Marta Oyelaran', 'marta-oyelaran'),
    credit('Design and signs', 'Noor Haddad', 'noor-haddad'),
    credit('Words in four languages', 'Lena Sørby', 'lena-sorby'),
    credit('The snail', 'Children of ward 4'),
  ],
};
