import { lazy, type ReactNode, Suspense } from 'react';
import { countOf } from '../numbers/numbers';
import { usePlatform } from '../platform/usePlatform';
import type { RowAction } from '../resource-page/RowMenu';
import type { ListPath } from '../resource-page/useListPath';
import { missingPermission } from '../session/requirement';
import { useMay } from '../session/useAdmin';
import type { CsvKind } from './CsvKind';

const writingChunk = () => import(/* webpackChunkName: "csv" */ './writeCsv');

const CsvImportDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "csv" */ './CsvImportDialog')).CsvImportDialog,
}));

interface CsvCalls<Draft> {
  create: (draft: Draft) => Promise<unknown>;
  /** All items that match the filters, on all pages, with all fields. */
  readAll: () => Promise<readonly object[]>;
  refresh: () => Promise<unknown>;
}

interface CsvTools {
  /** Entries of the manager's menu. */
  actions: readonly RowAction[];
  /** Open at the path 'import'. */
  dialog: ReactNode;
}

/** CSV import and export for a manager. */
export const useCsvTools = <Draft,>(kind: CsvKind<Draft>, at: ListPath, calls: CsvCalls<Draft>): CsvTools => {
  const { toasts } = usePlatform();
  const mayWrite = useMay(kind.resource, 'write');
  const { one, many } = kind.noun;
  const exportAll = async (): Promise<void> => {
    try {
      const [items, { saveItems }] = await Promise.all([calls.readAll(), writingChunk()]);
      saveItems(kind, items);
      toasts.show(`${countOf(items.length, one, many)} exported`, 'success');
    } catch {
      toasts.show(`Failed to export ${many}`, 'error');
    }
  };
  const actions: readonly RowAction[] = [
    {
      label: 'Import CSV',
      missing: mayWrite ? undefined : missingPermission(kind.resource, 'write'),
      run: () => at.open('import'),
    },
    { label: 'Export CSV', run: () => void exportAll() },
  ];
  const dialog = at.step === 'import' && mayWrite && (
    <Suspense fallback={null}>
      <CsvImportDialog
        kind={kind}
        // A lazy component has no type parameters; the schema guarantees the draft's type.
        create={(draft) => calls.create(kind.schema.parse(draft))}
        onClose={at.close}
        onImported={() => void calls.refresh()}
      />
    </Suspense>
  );
  return { actions, dialog };
};
