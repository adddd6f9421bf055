const isBlank = (caption: Element | null): boolean => (caption?.textContent ?? '').trim() === '';

/** A picture with words below it is a figure; one without is a picture and no more. */
export const tidyPictures = (root: ParentNode): void => {
  for (const figure of root.querySelectorAll('figure[data-picture]')) {
    const caption = figure.querySelector('figcaption');
    const picture = figure.querySelector('img');
    if (picture === null) continue;
    if (caption === null || isBlank(caption)) figure.replaceWith(picture);
    else figure.replaceChildren(picture, caption);
  }
  for (const caption of root.querySelectorAll('figcaption')) if (isBlank(caption)) caption.remove();
};
