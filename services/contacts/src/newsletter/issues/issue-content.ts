const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Sanitized rich text for mails: pictures fit the window, and addresses of this site are complete. */
export const toMailHtml = (content: string, publicUrl: string): string =>
  content
    .replaceAll(/(<(?:a|img)\b[^>]*?\s(?:href|src)=")(\/[^"]*)/g, (_whole, start: string, path: string) =>
      path.startsWith('//') ? `${start}${path}` : `${start}${new URL(publicUrl).origin}${path}`,
    )
    .replaceAll('<img ', '<img style="max-width:100%;height:auto" ');

/** The same as plain text: links with their address, pictures by their description. */
export const toMailText = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replaceAll(/<img\b[^>]*?\salt="([^"]+)"[^>]*>/g, '[$1]')
    .replaceAll('<li>', '- ')
    .replaceAll(/<br ?\/?>|<\/(?:li|tr)>/g, '\n')
    .replaceAll(/<\/(?:p|h[2-4]|ul|ol|pre|blockquote|figure|table|details|summary)>|<hr ?\/?>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#x27|#39|nbsp|amp);/g, (name) => CHARACTERS[name] ?? name)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
