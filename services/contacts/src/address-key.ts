/** One spelling for all spellings of an email address. */
export const addressKey = (address: string): string => address.trim().normalize('NFKC').toLowerCase();
