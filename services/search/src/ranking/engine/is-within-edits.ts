/** Whether at most this many letters must be added, removed or replaced to make one word of the other. */
export const isWithinEdits = (edits: number, one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > edits) return false;
  let row = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > edits) return false;
    row = next;
  }
  return (row[other.length] ?? 0) <= edits;
};
