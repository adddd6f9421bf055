import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { failureMessage } from '../resource-page/settleFailure';

interface Refused<Item> {
  order: readonly Item[];
  message: string;
}

/** An order that is being edited. It shows as saved at once, and reverts if the server rejects it. */
export const useArrangement = <Item extends { id: string }>(
  initial: readonly Item[],
  save: (ids: string[]) => Promise<unknown>,
) => {
  const [saved, setSaved] = useState(initial);
  const [order, setOrder] = useState(initial);
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<Refused<Item>>();

  const saveIt = async (): Promise<boolean> => {
    const before = saved;
    setSaved(order);
    setRefused(undefined);
    setIsSaving(true);
    try {
      await save(order.map(({ id }) => id));
      return true;
    } catch (error) {
      setSaved(before);
      setOrder(before);
      setRefused({ order, message: failureMessage(error) });
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  return {
    order,
    isSaving,
    refused,
    isChanged: order.some(({ id }, place) => id !== saved[place]?.id),
    move: (from: number, to: number) => setOrder((current) => arrayMove([...current], from, to)),
    save: saveIt,
    /** Shows a rejected order again to edit or retry it. */
    takeUp: ({ order: wanted }: Refused<Item>) => {
      setOrder(wanted);
      setRefused(undefined);
    },
  };
};
