const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Signs that XML 1.0 has no place for, lone halves of surrogate pairs included. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string): string =>
  text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** An element that holds text alone. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
