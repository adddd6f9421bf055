/** Some programs nest a list beside the entry that it belongs to, and not in it. */
export const nestLists = (page: Document): void => {
  for (const list of page.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
  }
};
