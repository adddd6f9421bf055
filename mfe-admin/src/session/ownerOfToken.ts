/** The person whom a stored token names, unverified; undefined if it cannot be read. */
export const ownerOfToken = (token: string): string | undefined => {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(payload)) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
};
