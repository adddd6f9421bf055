import { useId, useState } from 'react';
import { Button } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { SecondFactorForm } from '../../forms/SecondFactorForm';

interface Props {
  onClose: () => void;
  onConfirmed: () => Promise<void>;
}

/** Asks for the second factor before a key for releases is created. */
export function ConfirmDialog({ onClose, onConfirmed }: Props) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      title="Confirm it is you"
      isOpen
      onClose={onClose}
      widthPx={520}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={isBusy} htmlType="submit" form={formId}>
            Confirm and Create Key
          </Button>
        </>
      }
    >
      <SecondFactorForm formId={formId} onBusy={setIsBusy} onConfirmed={onConfirmed} />
    </Dialog>
  );
}
