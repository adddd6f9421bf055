const MAX_PAGE_NUMBERS = 5;

/** Up to five page numbers, with the current one as close to the middle as possible. */
export const pageNumbers = (current: number, totalPages: number): number[] => {
  const count = Math.min(MAX_PAGE_NUMBERS, totalPages);
  const centered = current - Math.floor(count / 2);
  const first = Math.max(1, Math.min(centered, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
};
