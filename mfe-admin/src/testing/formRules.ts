import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from './FakeServer';

/** A control's label, an invalid value, the expected message, and the closest valid value. */
export type RuleOfField = readonly [label: string, broken: string, says: string, kept: string];

export const long = (length: number): string => 'x'.repeat(length);

export const fillIn = (form: HTMLElement, texts: readonly (readonly [label: string, text: string])[]): void => {
  for (const [label, text] of texts) fireEvent.change(within(form).getByLabelText(label), { target: { value: text } });
};

interface Form {
  form: HTMLElement;
  server: FakeServer;
  /** Clicks the save button. */
  save: () => Promise<unknown>;
  /** The method of the save call. */
  method: 'POST' | 'PUT';
}

/** Breaks all rules at once; expects each message at its field and in the summary, and no call until they are fixed. */
export const expectRules = async (rules: readonly RuleOfField[], { form, server, save, method }: Form) => {
  fillIn(
    form,
    rules.map(([label, broken]) => [label, broken]),
  );
  await save();
  const said = rules.map(([, , says]) => says);
  const getTimes = (message: string) => said.filter((other) => other === message).length;
  for (const message of new Set(said))
    await waitFor(() =>
      expect([message, screen.queryAllByText(message).length]).toEqual([message, 2 * getTimes(message)]),
    );
  expect(server.sent(method)).toEqual([]);
  fillIn(
    form,
    rules.map(([label, , , kept]) => [label, kept]),
  );
  await save();
  await waitFor(() => expect(server.sent(method)).toHaveLength(1));
};
