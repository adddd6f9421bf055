import { embedAt } from '@atelier/contracts/content/rich-text-rules';

const getPlayer = (address: string, title: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  return frame;
};

/** Beside the link to a video, a button that loads its player; until then nothing is fetched from the other site. */
export const offerVideos = (text: HTMLElement): void => {
  for (const link of text.querySelectorAll<HTMLAnchorElement>('figure.embed > a[href]')) {
    const found = embedAt(link.href);
    if (found === undefined || link.nextElementSibling !== null) continue;
    const title = link.textContent ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `Play on ${found.provider}`;
    button.addEventListener('click', () => {
      const frame = getPlayer(`${found.player}?autoplay=1`, title);
      button.replaceWith(frame);
      frame.focus();
    });
    link.after(button);
  }
};
