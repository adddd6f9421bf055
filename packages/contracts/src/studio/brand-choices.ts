/** A typeface is part of the site or of the visitor's system, so that no brand needs another request. */
interface Face {
  label: string;
  /** The value of `font-family`. */
  family: string;
}

const SANS: Face = {
  label: 'Instrument Sans',
  family: '"Instrument Sans Variable","Text Fallback",system-ui,sans-serif',
};
const SERIF: Face = {
  label: 'Book serif',
  family: '"Iowan Old Style","Palatino Linotype","URW Palladio L",P052,Georgia,serif',
};
const SYSTEM: Face = { label: 'System', family: 'system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif' };
const HUMANIST: Face = {
  label: 'Humanist',
  family: 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",sans-serif',
};
const MONO: Face = { label: 'Typewriter', family: 'ui-monospace,"Cascadia Mono","Liberation Mono",Consolas,monospace' };

export const DISPLAY_FACES = {
  grotesque: {
    label: 'Bricolage Grotesque',
    family: '"Bricolage Grotesque Variable","Display Fallback",system-ui,sans-serif',
  },
  sans: SANS,
  serif: SERIF,
  system: SYSTEM,
  mono: MONO,
} as const satisfies Readonly<Record<string, Face>>;

export const TEXT_FACES = {
  sans: SANS,
  serif: SERIF,
  system: SYSTEM,
  humanist: HUMANIST,
} as const satisfies Readonly<Record<string, Face>>;

export const CORNERS = {
  sharp: { label: 'Sharp', radius: '0' },
  crisp: { label: 'Crisp', radius: '2px' },
  soft: { label: 'Soft', radius: '10px' },
} as const;

export const COVERS = {
  color: { label: 'As they are', filter: 'none' },
  gray: { label: 'Black and white', filter: 'grayscale(1) contrast(1.06)' },
  faded: { label: 'Faded', filter: 'saturate(0.45) contrast(0.94)' },
} as const;
