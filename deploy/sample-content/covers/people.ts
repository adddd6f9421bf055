import { palette } from './palette.ts';

/** Skin, lit and in the warm ink of the sheets, from light to deep. */
const skins = {
  fair: '#f1cbb0',
  rosy: '#edbb9c',
  sand: '#dfab82',
  tan: '#c98e63',
  brown: '#a06a44',
  deep: '#7c4c31',
  umber: '#5e3725',
} as const;

const hairs = {
  black: '#1d181c',
  brown: '#432b20',
  copper: '#9c4a26',
  blond: '#d6a95f',
  gray: '#b9b3ac',
} as const;

export type Cut = 'crop' | 'cloud' | 'long' | 'bun' | 'curls' | 'parting' | 'bob' | 'receding' | 'waves';

/** What makes a portrait somebody's. */
export interface Person {
  skin: string;
  hair: string;
  cut: Cut;
  ground: string;
  /** The color of the disc behind the head. */
  halo: string;
  clothes: string;
  /** The color of a collar or scarf. */
  collar: string;
  hasBeard?: boolean;
  hasGlasses?: boolean;
  hasEarrings?: boolean;
}

const { paper, ink, coral, peach, olive, slate, card } = palette;

/** Everyone on the team, by slug. */
export const people: Readonly<Record<string, Person>> = {
  'tom-achterberg': {
    skin: skins.rosy,
    hair: hairs.gray,
    cut: 'receding',
    hasBeard: true,
    ground: slate,
    halo: olive,
    clothes: ink,
    collar: coral,
  },
  'marta-oyelaran': {
    skin: skins.deep,
    hair: hairs.black,
    cut: 'cloud',
    hasEarrings: true,
    ground: peach,
    halo: coral,
    clothes: paper,
    collar: slate,
  },
  'jonas-weidel': {
    skin: skins.fair,
    hair: hairs.blond,
    cut: 'parting',
    hasGlasses: true,
    ground: olive,
    halo: peach,
    clothes: slate,
    collar: paper,
  },
  'ines-castellanos': {
    skin: skins.tan,
    hair: hairs.brown,
    cut: 'waves',
    ground: card,
    halo: peach,
    clothes: coral,
    collar: ink,
  },
  'priya-raghunathan': {
    skin: skins.brown,
    hair: hairs.black,
    cut: 'long',
    hasEarrings: true,
    ground: coral,
    halo: peach,
    clothes: slate,
    collar: peach,
  },
  'callum-reid': {
    skin: skins.fair,
    hair: hairs.copper,
    cut: 'curls',
    hasBeard: true,
    ground: slate,
    halo: coral,
    clothes: olive,
    collar: paper,
  },
  'noor-haddad': {
    skin: skins.sand,
    hair: hairs.black,
    cut: 'bob',
    hasGlasses: true,
    ground: card,
    halo: olive,
    clothes: ink,
    collar: coral,
  },
  'lena-sorby': {
    skin: skins.fair,
    hair: hairs.blond,
    cut: 'bun',
    ground: slate,
    halo: olive,
    clothes: coral,
    collar: paper,
  },
  'samuel-adjei': {
    skin: skins.umber,
    hair: hairs.black,
    cut: 'crop',
    hasBeard: true,
    ground: peach,
    halo: paper,
    clothes: olive,
    collar: ink,
  },
  'yuki-tanabe': {
    skin: skins.sand,
    hair: hairs.black,
    cut: 'parting',
    hasEarrings: true,
    ground: olive,
    halo: coral,
    clothes: paper,
    collar: slate,
  },
};
