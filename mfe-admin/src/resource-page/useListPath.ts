import { useLocation } from 'wouter';
import { getEditedId } from '../routing/getEditedId';

/** A section whose dialogs have their own addresses. */
export interface ListPath {
  /** The part of the address after the section's path. */
  step: string;
  /** The content of the editor: 'new', an ID, or nothing. */
  edited: string | undefined;
  add: () => void;
  edit: (item: { id: string }) => void;
  open: (step: string) => void;
  close: () => void;
}

/** The position in a section, and navigation from there. The list's state stays in the address under a dialog. */
export const useListPath = (section: string, step: string, mayWrite: boolean): ListPath => {
  const [, navigate] = useLocation();
  const go = (path: string) => navigate(path + window.location.search);
  return {
    step,
    edited: mayWrite ? getEditedId(step) : undefined,
    add: () => go(`${section}/new`),
    edit: ({ id }) => go(`${section}/${id}/edit`),
    open: (to) => go(`${section}/${to}`),
    close: () => go(section),
  };
};
