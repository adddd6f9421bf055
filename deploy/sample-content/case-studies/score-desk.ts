import type { Kit } from './kit.ts';
import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { at, box, stroke, text } from './shapes.ts';

const PITCHES = [3, 1, 4, 2, 5, 3, 0, 2, 4, 1, 3, 5] as const;

const staff = (width: number, ink: string): string =>
  [0, 1, 2, 3, 4].map((line) => stroke(`M0 ${line * 12}H${width}`, ink, 1)).join('');

/** Staves of five lines with notes, and bar lines every four. */
const measures = (x: number, y: number, width: number, ink: string, from = 0): string =>
  at(
    x,
    y,
    staff(width, ink),
    ...PITCHES.map((_, index) => {
      const pitch = PITCHES[(index + from) % PITCHES.length] ?? 0;
      const left = 26 + (index * (width - 40)) / PITCHES.length;
      const high = pitch * 10;
      return [
        `<ellipse cx="${left}" cy="${high}" rx="8" ry="6" fill="${ink}"/>`,
        stroke(`M${left + 7} ${high}v-34`, ink, 2),
        index % 4 === 3 ? stroke(`M${left + 26} 0V48`, ink, 2) : '',
      ].join('');
    }),
  );

const downBow = (x: number, y: number, color: string): string => stroke(`M${x} ${y}v-14h16v14`, color, 4);
const upBow = (x: number, y: number, color: string): string => stroke(`M${x} ${y - 16}l8 16l8-16`, color, 4);
const bowings = (x: number, y: number, color: string): string =>
  [0, 1, 2, 3].map((index) => (index % 2 === 0 ? downBow : upBow)(x + index * 118, y, color)).join('');

const part = (kit: Kit, y: number, name: string, state: string, isLoud: boolean): string =>
  [
    text(40, y + 32, name, { weight: 700 }),
    measures(230, y + 8, 660, kit.ink, Math.round(y / 100)),
    bowings(300, y - 16, isLoud ? kit.accent : '#b9ad9c'),
    kit.pill(1120, y + 14, state, isLoud),
  ].join('');

export const scoreDesk: SampleCaseStudy = {
  slug: 'score-desk',
  look: {
    ground: '#4a1f24',
    paper: '#faf5ea',
    ink: '#241a16',
    muted: '#7c6a5c',
    line: '#e0d4c0',
    accent: '#9a2f36',
    onAccent: '#ffffff',
    soft: '#efe5d2',
    font: 'serif',
  },
  brief:
    'One bowing changes in rehearsal, and somebody copies it into thirty parts with a soft pencil before the break is over. The orchestra’s librarian didn’t want that decided by a computer. She wanted it copied by one. And it had to run in a basement, on the computer that’s already there.',
  screens: [
    {
      caption: 'The concertmaster’s mark, proposed for every other stand',
      alt: 'Four string parts below each other. The first has red bow marks; the others show the same marks as suggestions.',
      draw: (kit) => [
        kit.window(
          'Score Desk: Symphony No. 3, second movement',
          kit.heading(40, 66, 'Measures 41 to 52'),
          kit.note(1120, 62, 'Enter accepts, Space skips', { anchor: 'end', size: 17 }),
          part(kit, 140, 'Violin I, stand 1', 'Original', true),
          part(kit, 260, 'Violin I, stand 2', 'Accepted', true),
          part(kit, 380, 'Violin II, stand 1', 'Proposed', false),
          part(kit, 500, 'Viola, stand 1', 'Proposed', false),
          box(20, 350, 1120, 112, 'none', 8, kit.accent),
          kit.note(40, 620, '27 of 30 parts to go. The break is twenty minutes.', { size: 18 }),
        ),
      ],
      notes: [
        note(23, 30, 'Marks belong to a measure, not to a page, so they survive a new edition.'),
        note(80, 63, 'A proposal stays gray until the librarian says yes. One key does it.'),
        note(38, 90, 'The only clock in the program.'),
      ],
    },
    {
      caption: 'Layers, so last year’s performance can go back on the stands',
      alt: 'A part with penciled cuts beside a list of layers for three conductors and a cut.',
      draw: (kit) => [
        kit.sheet(
          70,
          40,
          760,
          720,
          text(380, 70, 'VIOLA', { size: 26, weight: 700, anchor: 'middle' }),
          ...[0, 1, 2, 3, 4].map((index) => measures(50, 130 + index * 118, 660, kit.ink, index)),
          bowings(120, 112, kit.accent),
          bowings(120, 348, '#3f6f8a'),
          stroke('M50 470L710 530', '#3f6f8a', 5),
          stroke('M50 530L710 470', '#3f6f8a', 5),
          text(590, 460, 'cut to K', { size: 24, fill: '#3f6f8a', weight: 700 }),
        ),
        kit.sheet(
          880,
          120,
          340,
          520,
          kit.heading(30, 62, 'Layers'),
          kit.list(
            30,
            90,
            280,
            [
              { title: 'This season', detail: 'Bowings by I. Marek', dot: kit.accent },
              { title: 'Cut for radio', detail: 'Letter H to K', dot: '#3f6f8a' },
              { title: 'Last season', detail: 'Hidden', dot: kit.line },
              { title: '1987', detail: 'Scanned, hidden', dot: kit.line },
            ],
            82,
          ),
          kit.button(30, 440, 280, 'Print this stand', true),
        ),
      ],
      notes: [
        note(14, 15, 'Each layer keeps its color on screen and its pencil on paper.'),
        note(36, 66, 'A cut stays in sight, so players see where to jump.'),
        note(84, 58, 'Nothing is erased. Conductors come back.'),
      ],
    },
  ],
  results: [
    result('20', 'minutes', 'to get one bowing into thirty parts', {
      before: 'an afternoon',
      after: '20',
      source: 'library log, one season',
    }),
    result('90', 'parts', 'of a work found and lined up', { source: 'the largest work in the library' }),
    result('0', 'networks', 'needed in the basement', { source: 'the basement' }),
  ],
  quote: {
    text: 'The violas were marked before the oboe had finished her coffee. I’ve never seen them so suspicious.',
    name: 'Ilse Marek',
    role: 'Librarian, Orchestra of the Lower Lakes',
  },
  credits: [
    credit('Program', 'Jonas Weidel', 'jonas-weidel'),
    credit('Finding the measures', 'Callum Reid', 'callum-reid'),
    credit('Design', 'Marta Oyelaran', 'marta-oyelaran'),
    credit('Pencil marks', 'Ilse Marek'),
  ],
};
