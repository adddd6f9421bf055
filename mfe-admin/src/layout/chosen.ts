interface Choice {
  domEvent: { preventDefault(): void };
}

/** Runs a menu's entry. The stroke that chose it does no more: it would press the first button of a dialog that opens. */
export const chosen =
  (run: () => void) =>
  ({ domEvent }: Choice): void => {
    domEvent.preventDefault();
    run();
  };
