import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from './FakeServer';

/** A control by its label, what breaks its rule, what is said then, and the nearest that keeps it. */
export type RuleOfField = readonly [label: string, broken: string, says: string, kept: string];

export const long = (length: number): string => 'x'.repeat(length);

export const fillIn = (form: HTMLElement, texts: readonly (readonly [label: string, text: string])[]): void => {
  for (const [label, text] of texts) fireEvent.change(within(form).getByLabelText(label), { target: { value: text } });
};

interface Form {
  form: HTMLElement;
  server: FakeServer;
  /** Presses the button that saves. */
  save: () => Promise<unknown>;
  /** Of the call by which it is saved. */
  method: 'POST' | 'PUT';
}

/** All rules broken at once: each is told at its field and above the form, and nothing is sent. Mended, it is. */
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
