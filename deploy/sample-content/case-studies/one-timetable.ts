import { credit, note, result, type SampleCaseStudy } from './sample-case-study.ts';
import { box, disc, lines, shape, stroke, text } from './shapes.ts';

const BOARD = [
  ['4', 'Old Lighthouse', '2 min', 'sure'],
  ['F1', 'Upper station', '4 min', 'sure'],
  ['31', 'Cape Road', '9 min', 'likely'],
  ['4', 'Old Lighthouse', '14 min', 'likely'],
  ['N2', 'Littoral Park', '22 min', 'planned'],
] as const;

const ANSWER = [
  '{',
  '  "stop": "Harbor Square",',
  '  "departures": [',
  '    {',
  '      "line": "4", "operator": "Baytram",',
  '      "planned":  "08:12",',
  '      "expected": "08:14",',
  '      "certainty": "measured"',
  '    },',
  '    {',
  '      "line": "F1", "operator": "Funicular Co.",',
  '      "planned":  "08:16",',
  '      "expected": null,',
  '      "certainty": "planned"',
  '    }',
  '  ]',
  '}',
] as const;

export const oneTimetable: SampleCaseStudy = {
  slug: 'one-timetable',
  look: {
    ground: '#0e2238',
    paper: '#f7f9fb',
    ink: '#10273f',
    muted: '#5f7489',
    line: '#d8e0e8',
    accent: '#e8a200',
    onAccent: '#10273f',
    soft: '#e4ecf3',
    font: 'sans',
  },
  brief:
    'Nine companies, one coast, and a different idea of a stop in each office. The Littoral Transit Alliance needed one answer to “when does it leave?” that apps, boards and ticket machines could all ask for. None of the nine would change its format, and all of them wanted to be told first when something was wrong.',
  screens: [
    {
      caption: 'One address, and an answer that says how sure it is',
      alt: 'API documentation: a request for departures on the left, its JSON answer in monospace on the right.',
      draw: (kit) => [
        kit.window(
          'developer.littoral.example/departures',
          text(50, 66, 'Departures', { size: 32, weight: 700 }),
          box(50, 92, 400, 50, kit.ink, 8),
          text(70, 124, 'GET /stops/{stop}/departures', { size: 19, font: 'mono', fill: '#ffffff' }),
          kit.list(
            50,
            160,
            400,
            [
              { title: 'planned', detail: 'What the operator published' },
              { title: 'expected', detail: 'What we know now, or null' },
              { title: 'certainty', detail: 'measured, estimated or planned' },
            ],
            78,
          ),
          text(50, 454, 'Retires fields with a date', { weight: 700 }),
          lines(50, 486, ['“delay” ends on March 1. You’ll get', 'a letter and a header until then.'], {
            size: 17,
            fill: kit.muted,
          }),
          kit.button(50, 550, 220, 'Try it here'),
          box(500, 0, 660, 650, '#0b1a2b'),
          lines(536, 64, ANSWER, { size: 18, font: 'mono', fill: '#d7e6f5', leading: 33 }),
          stroke('M524 206V346', kit.accent, 5),
        ),
      ],
      notes: [
        note(45, 44, '“Certainty” is a field of its own. A planned time never pretends to be a measured one.'),
        note(37, 71, 'Old versions end on a set date. A machine compares every change with what’s live.'),
        note(28, 86, 'Every example on the page runs each night.'),
      ],
    },
    {
      caption: 'The same answer, as a board at the stop',
      alt: 'A dark departure board with five lines, minutes in amber, and dots that show how sure each one is.',
      draw: (kit) => [
        box(590, 640, 100, 160, '#31465c'),
        box(90, 70, 1100, 590, '#0a0f16', 20, '#31465c'),
        text(140, 140, 'Harbor Square', { size: 38, weight: 700, fill: '#ffffff' }),
        text(1140, 140, '8:12', { size: 38, weight: 700, anchor: 'end', fill: kit.accent, font: 'mono' }),
        ...BOARD.map(([lineName, to, minutes, certainty], index) => {
          const y = 176 + index * 90;
          return [
            stroke(`M140 ${y}H1140`, '#26313d', 2),
            box(140, y + 20, 90, 52, '#e8a200', 8),
            text(185, y + 56, lineName, { size: 28, weight: 700, anchor: 'middle', fill: '#0a0f16' }),
            text(270, y + 58, to, { size: 32, fill: '#ffffff' }),
            ...[0, 1, 2].map((dot) =>
              disc(
                850 + dot * 26,
                y + 46,
                8,
                dot < { sure: 3, likely: 2, planned: 1 }[certainty] ? kit.accent : '#26313d',
              ),
            ),
            text(1140, y + 58, minutes, { size: 34, weight: 700, anchor: 'end', fill: kit.accent, font: 'mono' }),
          ].join('');
        }),
      ],
      notes: [
        note(62, 28, 'Three dots for a position we’ve measured, one for a promise on paper.'),
        note(91, 40, 'When a bus moves, the board knows within two seconds.'),
        note(44, 50, 'Trams, buses and funiculars from three companies, without their logos.'),
      ],
    },
    {
      caption: 'What the operators get: corrections in sentences',
      alt: 'A list of five files from operators. One has a message that a stop is in the sea.',
      draw: (kit) => [
        kit.window(
          'operators.littoral.example/today',
          kit.heading(50, 70, 'Files received today'),
          kit.list(
            50,
            100,
            620,
            [
              { title: 'Baytram', detail: '1,204 trips, 5:02 in the morning', state: 'Live', loud: true },
              { title: 'Funicular Co.', detail: '96 trips, 5:10', state: 'Live', loud: true },
              { title: 'Cape Buses', detail: '310 trips, 5:31', state: '1 question' },
              { title: 'Littoral Night', detail: '44 trips, 5:40', state: 'Live', loud: true },
              { title: 'Harbor Shuttle', detail: 'Yesterday’s is still used', state: 'Waiting' },
            ],
            88,
          ),
          box(720, 100, 390, 320, kit.soft, 12),
          text(750, 146, 'Cape Buses, line 31', { size: 22, weight: 700 }),
          lines(
            750,
            186,
            ['The stop “Pier Head” is 140 yards', 'out at sea. The nearest stop we', 'know is “Pier Head North.”'],
            { size: 19 },
          ),
          shape('M750 300q20-16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0v40h-320Z', '#9cc0da'),
          disc(890, 286, 9, kit.accent),
          kit.button(750, 356, 150, 'It’s that one'),
          kit.button(916, 356, 160, 'It moved', true),
          kit.note(720, 462, 'Asked once. The answer is remembered.', { size: 17 }),
        ),
      ],
      notes: [
        note(59, 53, 'Matching scores below a limit go to a person, with one question at a time.'),
        note(91, 30, 'Errors are sentences somebody in an office can act on.'),
      ],
    },
  ],
  results: [
    result('1', 'address', 'for every planned and live time', {
      before: '9 formats',
      after: '1',
      source: 'Littoral Transit Alliance',
    }),
    result('2', 'seconds', 'from the bus to the board at the stop', { source: 'measured on the coast road' }),
    result('14', 'programs', 'by other people that use it daily', { before: '0', after: '14', source: 'keys in use' }),
    result('4', 'minutes', 'of outage, once, on a Sunday with two half past twos', { source: 'our log' }),
  ],
  quote: {
    text: 'Agreeing on what a stop is took five weeks. I’d been told it would take a regulator.',
    name: 'Dov Castellan',
    role: 'Coordinator, Littoral Transit Alliance',
  },
  credits: [
    credit('Lead, API', 'Callum Reid', 'callum-reid'),
    credit('Operations', 'Jonas Weidel', 'jonas-weidel'),
    credit('Boards', 'Noor Haddad', 'noor-haddad'),
    credit('Sentences', 'Lena Sørby', 'lena-sorby'),
  ],
};
