/** Pairs to start with; each passes the contrast check. */
export const COLOR_PAIRS = [
  { name: 'Coral', accent: '#ea5b66', surface: '#fbf8f4' },
  { name: 'Cobalt', accent: '#2f55d4', surface: '#f6f8fd' },
  { name: 'Moss', accent: '#5c7a2e', surface: '#f8f8f0' },
  { name: 'Plum', accent: '#8d3f92', surface: '#fbf7fb' },
  { name: 'Amber', accent: '#c06a0a', surface: '#fffaf1' },
  { name: 'Graphite', accent: '#3d4a58', surface: '#f6f7f8' },
] as const;
