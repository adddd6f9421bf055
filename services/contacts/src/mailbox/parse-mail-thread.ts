import { parentPort } from 'node:worker_threads';
import PostalMime, { type Email } from 'postal-mime';

/** Undefined if no program could read the mail. */
export type ParsedMail = Email | undefined;

const parse = (raw: Uint8Array): Promise<ParsedMail> =>
  PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => undefined);

parentPort?.on('message', async (raw: Uint8Array) => parentPort?.postMessage(await parse(raw)));
parentPort?.postMessage('ready');
