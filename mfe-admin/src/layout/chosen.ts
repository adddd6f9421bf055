interface Choice {
  domEvent: { preventDefault(): void };
}

/** Runs a menu entry and stops the key press, which would otherwise activate the first button of the opened dialog. */
export const chosen =
  (run: () => void) =>
  ({ domEvent }: Choice): void => {
    domEvent.preventDefault();
    run();
  };
