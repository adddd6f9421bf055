import { expect } from '@playwright/test';
import { mailsTo } from './mail-store.ts';

/** The link to a page in the latest mail to an address that has one, once that mail is there. */
export const mailedLink = async (dataDir: string, address: string, page: string): Promise<string> => {
  const link = () =>
    mailsTo(dataDir, address)
      .flatMap((mail) => mail.match(/https?:\/\/[^\s<>")]+/g) ?? [])
      .findLast((url) => new URL(url).pathname === page);
  await expect.poll(link, `a mail to ${address} with a link to ${page}`).toBeDefined();
  return link() ?? '';
};
