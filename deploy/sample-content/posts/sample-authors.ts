/** Who writes in the journal; all of them are members of the team. */
export const sampleAuthors = {
  callum: 'Callum Reid',
  ines: 'Ines Castellanos',
  jonas: 'Jonas Weidel',
  lena: 'Lena Sørby',
  marta: 'Marta Oyelaran',
  noor: 'Noor Haddad',
  priya: 'Priya Raghunathan',
  tom: 'Tom Achterberg',
} as const;
