import type { Look } from './look.ts';
import { at, box, disc, shape, stroke, text, type Words } from './shapes.ts';

export const SCREEN_SIZE = { width: 1280, height: 800 } as const;

/** The inside of a phone. */
export const PHONE = { width: 320, height: 660 } as const;

export interface Row {
  title: string;
  detail?: string;
  /** Text at the end of the row. */
  end?: string;
  /** A pill at the end of the row; `loud` uses the accent color. */
  state?: string;
  loud?: boolean;
  dot?: string;
}

/** Controls of a fictional product in its own look, from which a case study's screens are built. */
export const createKit = (look: Look) => {
  const { ground, paper, ink, muted, line, accent, onAccent, soft } = look;

  const pill = (x: number, y: number, label: string, loud = false): string => {
    const width = label.length * 8.4 + 26;
    return [
      box(x - width, y, width, 30, loud ? accent : soft, 15),
      text(x - width / 2, y + 20, label, { size: 14, weight: 600, anchor: 'middle', fill: loud ? onAccent : ink }),
    ].join('');
  };

  const button = (x: number, y: number, width: number, label: string, isQuiet = false): string =>
    [
      isQuiet ? box(x, y, width, 54, paper, 10, ink) : box(x, y, width, 54, accent, 10),
      text(x + width / 2, y + 34, label, {
        size: 18,
        weight: 700,
        anchor: 'middle',
        fill: isQuiet ? ink : onAccent,
      }),
    ].join('');

  const row = (x: number, y: number, width: number, height: number, { title, detail, end, state, loud, dot }: Row) => {
    const left = dot === undefined ? x : x + 30;
    return [
      stroke(`M${x} ${y + height}H${x + width}`, line, 1),
      dot === undefined ? '' : disc(x + 9, y + height / 2, 9, dot),
      text(left, y + height / 2 + (detail === undefined ? 6 : -3), title, { weight: 600 }),
      detail === undefined ? '' : text(left, y + height / 2 + 19, detail, { size: 14, fill: muted }),
      end === undefined ? '' : text(x + width, y + height / 2 + 6, end, { weight: 600, anchor: 'end' }),
      state === undefined ? '' : pill(x + width, y + height / 2 - 15, state, loud),
    ].join('');
  };

  const field = (
    x: number,
    y: number,
    width: number,
    label: string,
    value: string,
    hint = '',
    isWrong = false,
  ): string =>
    [
      text(x, y, label, { size: 15, weight: 600 }),
      box(x, y + 10, width, 46, paper, 8, isWrong ? accent : line),
      text(x + 14, y + 40, value, { size: 17 }),
      hint === '' ? '' : text(x, y + 78, hint, { size: 14, fill: muted }),
    ].join('');

  return {
    ...look,
    pill,
    button,
    field,

    heading: (x: number, y: number, words: string, options: Words = {}) =>
      text(x, y, words, { size: 32, weight: 700, ...options }),

    note: (x: number, y: number, words: string, options: Words = {}) =>
      text(x, y, words, { size: 15, fill: muted, ...options }),

    list: (x: number, y: number, width: number, rows: readonly Row[], height = 66) =>
      rows.map((one, index) => row(x, y + index * height, width, height, one)).join(''),

    table: (
      [x, y]: readonly [number, number],
      columns: readonly number[],
      head: readonly string[],
      body: readonly (readonly string[])[],
      marked = -1,
    ) => {
      const width = columns.at(-1) ?? 0;
      const place = (index: number) => x + (columns[index] ?? 0);
      return [
        ...head.map((words, index) => text(place(index), y, words, { size: 14, weight: 600, fill: muted })),
        stroke(`M${x} ${y + 14}H${x + width}`, ink, 2),
        ...body.flatMap((cells, at) => {
          const top = y + 14 + at * 46;
          return [
            at === marked ? box(x - 12, top + 1, width + 24, 45, soft) : '',
            ...cells.map((cell, index) =>
              text(place(index), top + 30, cell, { size: 17, weight: index === 0 ? 600 : 400 }),
            ),
            stroke(`M${x} ${top + 46}H${x + width}`, line, 1),
          ];
        }),
      ].join('');
    },

    /** Bars on a common baseline; the marked one uses the accent color. */
    bars: (
      [x, y, width, height]: readonly [number, number, number, number],
      values: readonly number[],
      labels: readonly string[],
      marked: readonly number[],
    ) => {
      const step = width / values.length;
      const most = Math.max(...values);
      return values
        .map((value, index) => {
          const tall = (value / most) * height;
          const left = x + index * step;
          return [
            box(left, y + height - tall, step - 8, tall, marked.includes(index) ? accent : soft, 3),
            text(left + step / 2 - 4, y + height + 24, labels[index] ?? '', {
              size: 14,
              anchor: 'middle',
              fill: muted,
            }),
          ].join('');
        })
        .join('');
    },

    /** A page in a browser. */
    window: (address: string, ...content: readonly string[]) =>
      [
        box(68, 62, 1160, 698, '#00000026', 14),
        box(60, 50, 1160, 700, paper, 14),
        shape('M60 100V64a14 14 0 0 1 14-14H1206a14 14 0 0 1 14 14V100Z', soft),
        ...[0, 1, 2].map((index) => disc(86 + index * 24, 75, 7, line)),
        box(180, 61, 920, 28, paper, 14),
        text(640, 81, address, { size: 14, anchor: 'middle', fill: muted }),
        '<clipPath id="page"><path d="M0 0H1160V636a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z"/></clipPath>',
        at(60, 100, '<g clip-path="url(#page)">', ...content, '</g>'),
      ].join(''),

    /** A phone, positioned by its corner in the picture. */
    phone: (x: number, y: number, ...content: readonly string[]) =>
      [
        box(x + 8, y + 12, 344, 700, '#00000026', 46),
        box(x, y, 344, 700, '#15131a', 46),
        box(x + 12, y + 20, PHONE.width, PHONE.height, paper, 30),
        at(x + 12, y + 20, ...content),
      ].join(''),

    /** A sheet or board without a frame. */
    sheet: (x: number, y: number, width: number, height: number, ...content: readonly string[]) =>
      [box(x + 10, y + 12, width, height, '#00000026'), box(x, y, width, height, paper), at(x, y, ...content)].join(''),

    ground,
  };
};
export type Kit = ReturnType<typeof createKit>;
