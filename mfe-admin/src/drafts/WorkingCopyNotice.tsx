import { RecoveryOffer } from '../forms/RecoveryOffer';
import { pickFields } from '../resource-page/fieldChanges';
import type { ItemDrafting } from './ItemDrafting';

const LIVE_HINT = 'Visitors still see the published version.';

/** Shows that the editor contains a saved draft, with actions to compare and discard it. */
export function WorkingCopyNotice({ drafting }: { drafting: ItemDrafting }) {
  const { workingCopy, saved, isLive, discard } = drafting;
  if (workingCopy === undefined) return null;
  const { values, savedAt, savedBy, basedOnVersion } = workingCopy;
  const overtaken =
    basedOnVersion < Number(saved.version)
      ? ` It has since been updated by ${saved.updated_by ?? 'somebody else'}.`
      : '';
  return (
    <RecoveryOffer
      offer={{
        keptAt: savedAt,
        values,
        words: {
          label: 'Edited, not published',
          from: `Edited, not published. ${savedBy} saved this draft on`,
          hint: `${isLive ? LIVE_HINT : ''}${overtaken}`.trim() || undefined,
          discard: 'Discard Draft',
          names: { mine: 'Draft', theirs: isLive ? 'Published version' : 'Saved version' },
        },
      }}
      current={() => pickFields(saved, Object.keys(values))}
      onRestore={() => undefined}
      onDiscard={() => void discard()}
    />
  );
}
