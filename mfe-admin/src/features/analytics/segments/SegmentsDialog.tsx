import type { SavedSegment, SavedSegmentInput } from '@atelier/contracts';
import { useState } from 'react';
import { DefinitionsDialog } from '../definitions/DefinitionsDialog';
import type { Report } from '../headlineFigures';
import { NO_CONDITIONS, segmentWords } from './conditions';
import { SegmentDialog } from './SegmentDialog';
import type { Segments } from './useSegments';

interface Props {
  saved: Segments;
  goals: Report['goals'];
  onClose: () => void;
}

/** Lists the saved segments to rename, edit, and delete them. */
export function SegmentsDialog({ saved, goals, onClose }: Props) {
  const [edited, setEdited] = useState<SavedSegment>();
  const save = async (segment: SavedSegment, changed: SavedSegmentInput): Promise<boolean> => {
    const outcome = await saved.update(segment, changed);
    // The browser keeps what was typed, so the dialog may close if the newer version cannot be loaded.
    if (outcome === 'reload') setEdited(await saved.read(segment).catch(() => undefined));
    return outcome === 'saved';
  };
  return (
    <DefinitionsDialog
      title="Segments"
      items={saved.segments}
      describe={({ segment }) => segmentWords(segment, goals)}
      none="There are no saved segments."
      onEdit={setEdited}
      onRemove={(segment) => void saved.remove(segment)}
      onClose={onClose}
    >
      {edited && (
        <SegmentDialog
          key={`${edited.id} ${edited.version}`}
          title="Edit Segment"
          action="Save Segment"
          id={edited.id}
          isNamed
          initial={{ ...NO_CONDITIONS, ...edited.segment, name: edited.name }}
          goals={goals}
          onClose={() => setEdited(undefined)}
          onSave={(segment) => save(edited, segment)}
        />
      )}
    </DefinitionsDialog>
  );
}
