interface Choice {
  domEvent: { preventDefault(): void };
}

/** Runs a menu entry and cancels the key press, which would otherwise activate the first button of an opened dialog. */
export const chosen =
  (run: () => void) =>
  ({ domEvent }: Choice): void => {
    domEvent.preventDefault();
    run();
  };
