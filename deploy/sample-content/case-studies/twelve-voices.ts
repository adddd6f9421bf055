import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { box, disc, lines, stroke, text } from './shapes.ts';

const column = (x: number, y: number, width: number, count: number, color: string): string =>
  Array.from({ length: count }, (_, line) =>
    stroke(`M${x} ${y + line * 15}H${x + width - (line === count - 1 ? width * 0.4 : 0)}`, color, 3),
  ).join('');

export const twelveVoices: SampleCaseStudy = {
  slug: 'twelve-voices',
  look: {
    ground: '#d9d5cc',
    paper: '#fffdf8',
    ink: '#1b1b1b',
    muted: '#6a655c',
    line: '#dcd6ca',
    accent: '#b3261e',
    onAccent: '#ffffff',
    soft: '#efeae0',
    font: 'serif',
  },
  brief:
    'Twelve writers, two editors, four logins and a deadline at six. The Courier’s system had been made for a publisher with departments, so everyone wrote in email and pasted. The editors wanted to know one thing at any hour: who has the story? They also never wanted to see the word “version” again.',
  screens: [
    {
      caption: 'One list: who has which story, and since when',
      alt: 'A list of six stories with the person who has each one, its length, and a clock that says 4:48.',
      draw: (kit) => [
        kit.window(
          'desk.harrowfellcourier.example',
          text(50, 76, 'Today', { size: 44, weight: 700 }),
          text(1110, 76, '4:48', { size: 44, weight: 700, anchor: 'end', fill: kit.accent }),
          kit.note(1110, 104, '1 h 12 min to print', { anchor: 'end', size: 17 }),
          kit.list(
            50,
            124,
            1060,
            [
              {
                title: 'River over the lower bridge',
                detail: 'With Imogen since 4:41. 420 words, fits',
                state: 'Being read',
                loud: true,
              },
              {
                title: 'Council votes on the market hall',
                detail: 'With Dev since 3:10. 610 words, 80 too long',
                state: 'Being written',
              },
              {
                title: 'Forty years of the Fell choir',
                detail: 'With Ruan since noon. 350 words, fits',
                state: 'Being written',
              },
              { title: 'School buses, again', detail: 'With nobody. Ready', state: 'Take it' },
              { title: 'Corrections', detail: 'With Imogen. 2 entries', state: 'Being read', loud: true },
              { title: 'Obituary: A. Pell', detail: 'Printed and online since 2:30', state: 'Out' },
            ],
            80,
          ),
        ),
      ],
      notes: [
        note(6, 34, 'Every story is with someone. One key hands it on.'),
        note(45, 45, 'The length is measured against the page, not in characters.'),
        note(80, 62, 'A story that’s with nobody says so. It’s the only gray button in the room.'),
      ],
    },
    {
      caption: 'The front page, laid out on a phone on the train',
      alt: 'A phone with a newspaper front page in blocks beside the same page in print.',
      draw: (kit) => [
        kit.phone(
          180,
          50,
          text(24, 60, 'Front page', { size: 28, weight: 700 }),
          box(24, 82, 272, 380, '#ffffff', 4, kit.line),
          text(160, 112, 'The Courier', { size: 22, weight: 700, anchor: 'middle' }),
          stroke('M36 124H284', kit.ink, 2),
          box(36, 136, 160, 190, kit.accent, 4),
          lines(48, 164, ['River over', 'the lower', 'bridge'], {
            size: 22,
            weight: 700,
            fill: '#ffffff',
            leading: 26,
          }),
          box(204, 136, 80, 90, kit.soft, 4),
          box(204, 234, 80, 92, kit.soft, 4),
          box(36, 336, 248, 112, kit.soft, 4),
          text(48, 364, 'Market hall', { weight: 700 }),
          text(48, 390, '80 words too long', { size: 15, fill: kit.accent }),
          kit.button(24, 490, 272, 'Ask Dev to cut 80'),
          kit.button(24, 560, 272, 'Send to print', true),
        ),
        kit.sheet(
          640,
          40,
          480,
          720,
          text(240, 70, 'The Harrow Fell Courier', { size: 38, weight: 700, anchor: 'middle' }),
          stroke('M30 92H450M30 98H450', kit.ink, 2),
          lines(30, 144, ['River over the', 'lower bridge'], { size: 36, weight: 700, leading: 40 }),
          box(30, 206, 270, 170, '#b9c7cf'),
          stroke('M30 320q34-16 68 0t68 0t68 0t66 0', '#5f7a88', 8),
          stroke('M60 290Q165 220 270 290', '#6a5a4a', 12),
          disc(250, 236, 18, '#e9e2d0'),
          column(320, 214, 130, 12, '#9a948a'),
          column(30, 400, 130, 12, '#9a948a'),
          column(175, 400, 125, 12, '#9a948a'),
          column(320, 400, 130, 12, '#9a948a'),
          stroke('M30 590H450', kit.ink, 2),
          text(30, 626, 'Council votes on market hall', { size: 24, weight: 700 }),
          column(30, 648, 200, 4, '#9a948a'),
          column(250, 648, 200, 4, '#9a948a'),
        ),
      ],
      notes: [
        note(38, 55, 'A block that doesn’t fit says by how many words.'),
        note(39, 71, 'The writer makes the cut.'),
        note(74, 22, 'Two lengths of each story, one for paper and one for the web. A person has read both.'),
      ],
    },
  ],
  results: [
    result('12', 'writers', 'each with a name of their own', {
      before: '4 shared logins',
      after: '12',
      source: 'the Courier',
    }),
    result('40,000', 'people', 'read the flood story without the site noticing', { source: 'server log' }),
    result('4', 'times', 'in twenty months two people met in one paragraph', { source: 'history of changes' }),
  ],
  quote: {
    text: 'At ten to six I know who has what. I used to know who was shouting.',
    name: 'Imogen Thwaite',
    role: 'Editor on duty, The Harrow Fell Courier',
  },
  credits: [
    credit('Design', 'Marta Oyelaran', 'marta-oyelaran'),
    credit('Editor and history', 'Callum Reid', 'callum-reid'),
    credit('Words', 'Lena Sørby', 'lena-sorby'),
    credit('Client partner', 'Samuel Adjei', 'samuel-adjei'),
  ],
};
