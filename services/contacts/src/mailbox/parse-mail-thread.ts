import { parentPort } from 'node:worker_threads';
import { convert } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';

/** A mail with its plain text, which is converted if it has HTML alone. */
export type ParsedMail = Email & { text: string };

/** More is HTML of a size that no person writes. */
const MAX_HTML_LENGTH = 300_000;
/** The converter calls itself for every level. */
const MAX_HTML_DEPTH = 50;

const toText = (html: string): string =>
  convert(html.slice(0, MAX_HTML_LENGTH), {
    wordwrap: false,
    limits: { maxDepth: MAX_HTML_DEPTH },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
    ],
  });

const parse = async (raw: Uint8Array): Promise<ParsedMail> => {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  return { ...mail, text: mail.text?.trim() ? mail.text : toText(mail.html ?? '') };
};

/** Undefined for a mail that cannot be read. */
const answerTo = (raw: Uint8Array): Promise<ParsedMail | undefined> => parse(raw).catch(() => undefined);

parentPort?.on('message', async (raw: Uint8Array) => parentPort?.postMessage(await answerTo(raw)));
parentPort?.postMessage('ready');
