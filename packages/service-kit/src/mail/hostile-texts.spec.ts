import { HOSTILE_TEXTS, legalText } from '@atelier/markup/hostile-texts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import PostalMime from 'postal-mime';
import { letter } from './letter.js';
import { getMessage, oneLine } from './mail-message.js';

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 4 })
  .map((parts) => `a${parts.join('')}b`);

const sent = async (text: string) => {
  const studio = { name: text, address: 'studio@atelier.local' };
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message, envelope } = await composer.sendMail(
    getMessage({
      id: 'one',
      date: new Date(0),
      from: studio,
      to: { name: text, address: 'ada@example.com' },
      replyTo: { name: text, address: 'studio@atelier.local' },
      subject: text,
      headers: { 'X-About': text },
      ...letter(
        [
          text,
          { link: `https://studio.example/?q=${encodeURIComponent(text.toWellFormed())}` },
          { link: 'https://studio.example/', label: text },
          { table: { title: text, rows: [[text, text]] } },
        ],
        studio,
      ),
    }),
  );
  return { mail: await PostalMime.parse(message as Buffer), envelope };
};

type Node = DefaultTreeAdapterTypes.Node;

const nodesIn = (node: Node): Node[] => ['childNodes' in node ? node.childNodes.flatMap(nodesIn) : [], node].flat();

/** Element names with their attributes, without the text's own line breaks and paragraphs. */
const getStructure = (html: string): string[] =>
  nodesIn(parse(html))
    .flatMap((node) => ('tagName' in node ? [[node.tagName, ...node.attrs.map(({ name }) => name)].join(' ')] : []))
    .filter((element) => element !== 'br' && element !== 'p');

const getText = (html: string): string =>
  nodesIn(parse(html))
    .flatMap((node) => (node.nodeName === '#text' && 'value' in node ? [node.value] : []))
    .join('');

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

describe('hostile texts', () => {
  it('ACON-3 remain plain text in the headers and the HTML of a mail', async () => {
    const harmless = await sent('ab');
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const { mail, envelope } = await sent(text);
        expect(mail.headers.map(({ key }) => key)).toEqual(harmless.mail.headers.map(({ key }) => key));
        expect(envelope).toEqual(harmless.envelope);
        expect(mail.to).toEqual([expect.objectContaining({ address: 'ada@example.com' })]);
        expect(withoutSpaces(mail.subject ?? '')).toBe(withoutSpaces(oneLine(text).toWellFormed()));
        expect(getStructure(mail.html ?? '')).toEqual(getStructure(harmless.mail.html ?? ''));
        expect(withoutSpaces(getText(mail.html ?? ''))).toContain(withoutSpaces(legalText(text)));
      }),
    );
  });
});
