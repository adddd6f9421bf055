import { expect } from '@playwright/test';
import { mailsTo } from './mail-store.ts';

/** Waits for the latest mail to an address with a link to a page, and returns the link. */
export const mailedLink = async (dataDir: string, address: string, page: string): Promise<string> => {
  const link = () =>
    mailsTo(dataDir, address)
      .flatMap((mail) => mail.match(/https?:\/\/[^\s<>")]+/g) ?? [])
      .findLast((url) => new URL(url).pathname === page);
  await expect.poll(link, `a mail to ${address} with a link to ${page}`).toBeDefined();
  return link() ?? '';
};
