import type { SearchSegment } from '@atelier/contracts/search/http';

/** A text with the matches marked. */
export function Highlighted({ segments }: { segments: readonly SearchSegment[] }) {
  let offset = 0;
  return segments.map(({ text, match }) => {
    const key = offset;
    offset += text.length;
    return match ? <mark key={key}>{text}</mark> : text;
  });
}
