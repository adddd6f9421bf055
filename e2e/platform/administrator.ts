/** The first administrator of the platform under test. */
export const ADMINISTRATOR = { email: 'head@atelier.test', password: 'a-long-enough-password' } as const;
