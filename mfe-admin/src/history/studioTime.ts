const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** An instant in the studio's time zone: '2027-03-01T09:00', the format of a datetime-local field. */
export const toWallTime = (iso: string, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-US', { ...PARTS, hourCycle: 'h23', timeZone });
  const part = Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
};

const asUtc = (wallTime: string): number => Date.parse(`${wallTime}:00Z`);

/**
 * The instant of a time in the studio's time zone, ISO 8601 in UTC. A time skipped by a clock change becomes the one an
 * hour later; for a repeated time, the first one counts.
 */
export const toInstant = (wallTime: string, timeZone: string): string => {
  const offsetAt = (instantMs: number) => asUtc(toWallTime(new Date(instantMs).toISOString(), timeZone)) - instantMs;
  const wall = asUtc(wallTime);
  const guesses = [wall - offsetAt(wall - 86_400_000), wall - offsetAt(wall + 86_400_000)].sort(
    (one, other) => one - other,
  );
  const exact = guesses.find((guess) => asUtc(toWallTime(new Date(guess).toISOString(), timeZone)) === wall);
  return new Date(exact ?? (guesses[1] as number)).toISOString();
};

/** 'Mar 1, 2027, 9:00 AM EST', with the zone, so that it is not mistaken for local time. */
export const studioMoment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso));
