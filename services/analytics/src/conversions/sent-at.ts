const OBJECT_ID = /^[0-9a-f]{24}$/;
const SECONDS_DIGITS = 8;

/**
 * When a message was sent. A quarantined message is announced only on release, but its identifier begins with the second of its
 * creation.
 */
export const getSentAt = (id: string, toldAt: Date): Date => {
  if (!OBJECT_ID.test(id)) return toldAt;
  return new Date(Number.parseInt(id.slice(0, SECONDS_DIGITS), 16) * 1000);
};
