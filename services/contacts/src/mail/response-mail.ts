import type { CloudEvent } from '@atelier/contracts';
import type { ResponseRecord } from '../responses/response-record.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import type { Mail, MailAddress } from './mail-transport.js';

interface Parts {
  event: Pick<CloudEvent, 'id' | 'time'>;
  submission: Pick<SubmissionRecord, 'name' | 'email' | 'subject'>;
  response: Pick<ResponseRecord, 'response'>;
  studio: MailAddress;
}

const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Header text: on one line, without characters that could end the header or turn the reading direction. */
const oneLine = (text: string): string => text.replaceAll(LINE_BREAKS_AND_CONTROLS, ' ').trim();

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const paragraphs = (text: string): string =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll(/\r?\n/g, '<br>\n')}</p>`)
    .join('\n');

const idOf = (event: Parts['event']): string => event.id.replaceAll(/[^\w-]/g, '_');

/** The mail that carries a response to its customer. The same event always makes the same mail. */
export const responseMail = ({ event, submission, response, studio }: Parts): Mail => ({
  id: idOf(event),
  date: new Date(event.time),
  from: { name: oneLine(studio.name), address: studio.address },
  to: { name: oneLine(submission.name), address: submission.email },
  subject: oneLine(`Re: ${submission.subject}`),
  text: `${response.response}\n\n-- \n${studio.name}\n${studio.address}\n`,
  html: `<!doctype html>
<html lang="en">
<body>
${paragraphs(response.response)}
<p>${escaped(studio.name)}<br>
${escaped(studio.address)}</p>
</body>
</html>
`,
});
