const AT_ONCE = 8;

/** Reads an answer for each item in order, a few at a time; fails with the first failed call. */
export const readEach = async <Item, Answer>(
  items: readonly Item[],
  read: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    answers.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(read))));
  return answers;
};
