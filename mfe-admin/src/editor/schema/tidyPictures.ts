const isBlank = (caption: Element | null): boolean => (caption?.textContent ?? '').trim() === '';

/** Stores a picture with a caption or a larger size as a figure, and any other as a plain image. */
export const tidyPictures = (root: ParentNode): void => {
  for (const figure of root.querySelectorAll('figure[data-picture]')) {
    const caption = figure.querySelector('figcaption');
    const picture = figure.querySelector('img');
    if (picture === null) continue;
    const words = caption === null || isBlank(caption) ? [] : [caption];
    if (words.length === 0 && figure.className === '') figure.replaceWith(picture);
    else figure.replaceChildren(picture, ...words);
  }
  for (const caption of root.querySelectorAll('figcaption')) if (isBlank(caption)) caption.remove();
};
