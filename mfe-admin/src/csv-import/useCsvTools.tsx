import type { Resource } from '@atelier/contracts/auth/permissions';
import { lazy, type ReactNode, Suspense } from 'react';
import { countOf, type Noun } from '../numbers/numbers';
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

interface Listed<Draft> {
  noun: Noun;
  /** Importing requires write access to this resource. */
  sort: { resource: Resource };
  loadCsv: () => Promise<CsvKind<Draft>>;
}

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
export const useCsvTools = <Draft,>(
  { noun, sort: { resource }, loadCsv }: Listed<Draft>,
  at: ListPath,
  calls: CsvCalls<Draft>,
): CsvTools => {
  const { toasts } = usePlatform();
  const mayWrite = useMay(resource, 'write');
  const { one, many } = noun;
  const exportAll = async (): Promise<void> => {
    try {
      const [items, kind, { saveItems }] = await Promise.all([calls.readAll(), loadCsv(), writingChunk()]);
      saveItems(kind, noun, items);
      toasts.show(`${countOf(items.length, one, many)} exported`, 'success');
    } catch {
      toasts.show(`Failed to export ${many}`, 'error');
    }
  };
  const actions: readonly RowAction[] = [
    {
      label: 'Import CSV',
      missing: mayWrite ? undefined : missingPermission(resource, 'write'),
      run: () => at.open('import'),
    },
    { label: 'Export CSV', run: () => void exportAll() },
  ];
  const dialog = at.step === 'import' && mayWrite && (
    <Suspense fallback={null}>
      <CsvImportDialog
        noun={noun}
        load={loadCsv}
        // A lazy component has no type parameters; the schema guarantees the draft's type.
        create={async (draft) => calls.create((await loadCsv()).schema.parse(draft))}
        onClose={at.close}
        onImported={() => void calls.refresh()}
      />
    </Suspense>
  );
  return { actions, dialog };
};
