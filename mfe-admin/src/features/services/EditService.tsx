import type { Service } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { EDITOR_WIDTH_PX } from '../../forms/EditorDialog';
import { LoadingDialog } from '../../forms/LoadingDialog';
import { useFreshAnswer } from '../../platform/useFreshAnswer';
import type { SaveOutcome } from '../../resource-page/useItemActions';
import { ServiceEditor } from './ServiceEditor';
import type { ServiceSubmission } from './services.api';

interface Props {
  id: string;
  onClose: () => void;
  onSave: (service: Service, submission: ServiceSubmission) => Promise<SaveOutcome>;
}

/** The dialog for a service that exists, fetched anew: the list may be minutes old. */
export function EditService({ id, onClose, onSave }: Props) {
  const { answer, error, retry } = useFreshAnswer(addressOf('GET /services/{id}', { params: { id } }));
  const save = async (loaded: Service, submission: ServiceSubmission): Promise<boolean> => {
    const outcome = await onSave(loaded, submission);
    if (outcome === 'reload') retry();
    return outcome === 'saved';
  };
  if (answer === undefined)
    return (
      <LoadingDialog title="Edit Service" widthPx={EDITOR_WIDTH_PX} error={error} onRetry={retry} onClose={onClose} />
    );
  const { service } = answer;
  return (
    <ServiceEditor
      key={`${service.id} ${service.version}`}
      service={service}
      onClose={onClose}
      onSave={(submission) => save(service, submission)}
    />
  );
}
