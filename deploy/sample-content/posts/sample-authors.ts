/** The journal's authors; all are team members. */
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
