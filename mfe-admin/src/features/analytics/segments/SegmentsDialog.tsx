import { DefinitionsDialog } from '../../../definitions/DefinitionsDialog';
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
  return (
    <DefinitionsDialog
      title="Segments"
      definitions={saved}
      describe={({ segment }) => segmentWords(segment, goals)}
      none="There are no saved segments."
      renderEditor={(saved, editing) => (
        <SegmentDialog
          title="Edit Segment"
          action="Save Segment"
          id={saved?.id}
          isNamed
          initial={{ ...NO_CONDITIONS, ...saved?.segment, name: saved?.name ?? '' }}
          goals={goals}
          {...editing}
        />
      )}
      onClose={onClose}
    />
  );
}
