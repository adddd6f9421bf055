const AT_ONCE = 8;

/** The answers for all items in their order, a few calls at a time; fails as the first of them does. */
export const readEach = async <Item, Answer>(
  items: readonly Item[],
  read: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    answers.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(read))));
  return answers;
};
