import { useId, useState } from 'react';
import { Button } from '#antd';
import { Dialog } from './Dialog';
import { SecondFactorForm } from './SecondFactorForm';

interface Props {
  /** Says why the second factor is needed. */
  reason: string;
  action: string;
  isDangerous?: boolean;
  onClose: () => void;
  onConfirmed: () => Promise<void>;
}

/** Asks for the second factor before a call that the server has refused without it. */
export function SecondFactorDialog({ reason, action, isDangerous = false, onClose, onConfirmed }: Props) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      title="Confirm that it’s you"
      isOpen
      onClose={onClose}
      widthPx={520}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" danger={isDangerous} loading={isBusy} htmlType="submit" form={formId}>
            Confirm and {action}
          </Button>
        </>
      }
    >
      <SecondFactorForm reason={reason} formId={formId} onBusy={setIsBusy} onConfirmed={onConfirmed} />
    </Dialog>
  );
}
