export const MAX_PAGE_NUMBERS = 5;

/** At most five page numbers with the current one as near to the middle as the ends allow. */
export const pageNumbers = (current: number, totalPages: number): number[] => {
  const count = Math.min(MAX_PAGE_NUMBERS, totalPages);
  const centered = current - Math.floor(count / 2);
  const first = Math.max(1, Math.min(centered, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
};
