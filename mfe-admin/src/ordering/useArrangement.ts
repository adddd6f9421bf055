import { isApiError } from '@atelier/web-kit/api/ApiError';
import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { failureMessage } from '../resource-page/settleFailure';

interface Row {
  id: string;
}

interface Arrangement<Item> {
  /** In the order of the server. */
  rows: readonly Item[];
  /** An order that was refused, to start with. */
  wanted: readonly Row[] | undefined;
  /** The message if the server has other rows now. */
  outdated: string;
  save: (ids: string[]) => Promise<unknown>;
}

interface Refused {
  order: readonly Row[];
  message: string;
}

/** The rows in an earlier order; those that were added since then are where the server has them. */
const inOrder = <Item extends Row>(rows: readonly Item[], order: readonly Row[]): readonly Item[] => {
  const places = new Map(order.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? 0;
  const arranged = rows.filter(({ id }) => places.has(id)).toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const [place, row] of rows.entries()) if (!places.has(row.id)) arranged.splice(place, 0, row);
  return arranged;
};

/** An order that is being edited. It shows as saved at once, and reverts if the server rejects it. */
export const useArrangement = <Item extends Row>({ rows, wanted, outdated, save }: Arrangement<Item>) => {
  const [saved, setSaved] = useState(rows);
  const [order, setOrder] = useState(() => (wanted === undefined ? rows : inOrder(rows, wanted)));
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<Refused>();

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
      const isOutdated = isApiError(error) && error.issues.length > 0;
      setRefused({ order, message: isOutdated ? outdated : failureMessage(error) });
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
  };
};
