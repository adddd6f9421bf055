/** Some programs put a nested list next to its entry instead of inside it. */
export const nestLists = (page: Document): void => {
  for (const list of page.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
  }
};
