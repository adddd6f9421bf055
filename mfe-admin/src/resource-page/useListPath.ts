import { useLocation } from 'wouter';
import { getEditedId } from '../routing/getEditedId';

/** A section whose dialogs have addresses of their own. */
export interface ListPath {
  /** What stands behind the section's path. */
  step: string;
  /** What the editor shows: 'new', an id, or nothing. */
  edited: string | undefined;
  add: () => void;
  edit: (item: { id: string }) => void;
  open: (step: string) => void;
  close: () => void;
}

/** Where one is in a section, and the ways from there. The list's own state stays in the address while a dialog is open over it. */
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
