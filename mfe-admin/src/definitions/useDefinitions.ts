import type { Address } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../platform/useAnswer';
import { usePlatform } from '../platform/usePlatform';
import type { FieldValues } from '../resource-page/comparedFields';
import { type ItemWords, useItemActions } from '../resource-page/useItemActions';

/** A small item with a name that staff define for each other, such as a goal or a saved reply. */
export interface Definition {
  id: string;
  name: string;
  version: number;
}

type Version = Pick<Definition, 'id' | 'version'>;

interface Options<Item extends Definition, Input> {
  /** Lists all of them. */
  address: Address<{ data: Item[] }>;
  words: ItemWords;
  create: (input: Input) => Promise<unknown>;
  update: (item: Version, input: Input) => Promise<unknown>;
  remove: (item: Version) => Promise<unknown>;
  /** What two people compare if both changed one. */
  toFields: (item: Input | Item) => FieldValues;
  onChanged?: () => void;
}

/** The definitions of one kind, and the changes of them. */
export const useDefinitions = <Item extends Definition, Input>(options: Options<Item, Input>) => {
  const { address, toFields, onChanged, ...writes } = options;
  const { api } = usePlatform();
  const { data, error, mutate } = useAnswer(address);

  /** The item as it is on the server now. */
  const read = async ({ id }: Version): Promise<Item> => {
    const found = (await api.get(address)).data.find((item) => item.id === id);
    if (found === undefined) throw new Error('It is no longer there');
    return found;
  };
  const actions = useItemActions<Item, Input>({
    ...writes,
    getName: ({ name }) => name,
    compare: { mine: toFields, theirs: async (item) => toFields(await read(item)) },
    refresh: () => {
      onChanged?.();
      return mutate();
    },
  });
  const isLoading = data === undefined && error === undefined;
  return { ...actions, items: data?.data ?? [], isLoading, error: data === undefined ? error : undefined, read };
};
export type Definitions<Item extends Definition, Input> = ReturnType<typeof useDefinitions<Item, Input>>;
