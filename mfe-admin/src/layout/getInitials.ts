const MAX_INITIALS = 2;

/** 'Ada Lovelace' becomes 'AL'. */
export const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_INITIALS)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
