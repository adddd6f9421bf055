/** Colors and typefaces of a fictional product. */
export interface Look {
  /** The color behind the device. */
  ground: string;
  paper: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  onAccent: string;
  /** Muted fields and marks. */
  soft: string;
  font: keyof typeof FONTS;
}

/** Every browser has these fonts; pictures load none. */
export const FONTS = {
  sans: "Helvetica, Arial, 'Liberation Sans', sans-serif",
  serif: "Georgia, 'Liberation Serif', 'Times New Roman', serif",
  mono: "Menlo, Consolas, 'Liberation Mono', monospace",
} as const;
