/** The site's paper, ink, and coral with the three muted colors that covers may use. */
export const palette = {
  paper: '#fbf8f4',
  ink: '#17141c',
  coral: '#ea5b66',
  peach: '#f4c7a8',
  olive: '#6d7347',
  slate: '#34434f',
  /** Darker than the site's paper, so that a cover keeps its edges on a page. */
  card: '#f0e7d9',
} as const;

export type Scheme = {
  ground: string;
  /** The color of the large form. */
  figure: string;
  /** The color that contrasts with the figure. */
  second: string;
  /** A rare color for small parts. */
  third: string;
  /** The cover's single accent. */
  accent: string;
};

const { paper, ink, coral, peach, olive, slate, card } = palette;

export const schemes: readonly Scheme[] = [
  { ground: card, figure: ink, second: peach, third: olive, accent: coral },
  { ground: peach, figure: ink, second: paper, third: slate, accent: coral },
  { ground: slate, figure: paper, second: peach, third: ink, accent: coral },
  { ground: coral, figure: ink, second: peach, third: slate, accent: paper },
  { ground: olive, figure: paper, second: ink, third: peach, accent: coral },
  { ground: ink, figure: peach, second: slate, third: paper, accent: coral },
];
