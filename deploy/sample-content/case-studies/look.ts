/** Colors and type of a fictional product. */
export interface Look {
  /** Behind the device. */
  ground: string;
  paper: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  onAccent: string;
  /** Quiet fields and marks. */
  soft: string;
  font: keyof typeof FONTS;
}

/** Every browser has one of each; a picture loads none. */
export const FONTS = {
  sans: "Helvetica, Arial, 'Liberation Sans', sans-serif",
  serif: "Georgia, 'Liberation Serif', 'Times New Roman', serif",
  mono: "Menlo, Consolas, 'Liberation Mono', monospace",
} as const;
