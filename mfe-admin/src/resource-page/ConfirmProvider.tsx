import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from '#antd';
import { Dialog } from '../forms/Dialog';

export interface Question {
  /** The name of the action. */
  title: string;
  text: string;
  isDangerous?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(async () => false);

/** Asks for a confirmation; resolves with the answer, or false if the dialog is closed. */
export const useConfirm = (): Ask => useContext(ConfirmContext);

const WIDTH_PX = 440;

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const ask = useCallback<Ask>((next) => {
    setQuestion(next);
    setIsOpen(true);
    // A question that another one replaces counts as closed, so that nothing waits for its answer.
    answer.current?.(false);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = (isConfirmed: boolean) => {
    setIsOpen(false);
    answer.current?.(isConfirmed);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        isOnTop
        isOpen={isOpen}
        title={question?.title}
        widthPx={WIDTH_PX}
        onClose={() => close(false)}
        footer={
          <>
            <Button onClick={() => close(false)}>Cancel</Button>
            <Button type="primary" danger={question?.isDangerous ?? false} onClick={() => close(true)}>
              Confirm
            </Button>
          </>
        }
      >
        <p>{question?.text}</p>
      </Dialog>
    </ConfirmContext>
  );
}
