import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { PlatformProvider } from '../platform/PlatformProvider';
import { AdminContext } from '../session/useAdmin';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { getEditor } from '../testing/getEditor';
import { aMediaFile, mediaDetails } from '../testing/mediaSamples';
import { platformOn } from '../testing/renderAdmin';
import { sendRequestsTo } from '../testing/sendRequestsTo';
import { FILES_ARRIVED } from './pictures/uploadPlaces';
import { RichTextField } from './RichTextField';

const PICTURE = new File(['x'], 'door.png', { type: 'image/png' });
const STORED = mediaDetails(aMediaFile({ url: '/media/library/a.png', width: 5, height: 5 }));

interface FormProps {
  initial: string;
  changed: (html: string) => void;
}

function Form({ initial, changed }: FormProps) {
  const [value, setValue] = useState(initial);
  const change = (html: string) => {
    setValue(html);
    changed(html);
  };
  return (
    <>
      <RichTextField id="text" label="Content" value={value} onChange={change} onBlur={() => undefined} isRequired />
      <button type="button" onClick={() => setValue('<p>From elsewhere</p>')}>
        Replace
      </button>
    </>
  );
}

/** Renders one change late, on demand. */
function SlowForm() {
  const [value, setValue] = useState('<p>One</p>');
  const [told, setTold] = useState<readonly string[]>([]);
  const tell = (html: string) => setTold((all) => [...all, html]);
  const draw = () => {
    setValue(told[0] ?? value);
    setTold(told.slice(1));
  };
  return (
    <>
      <RichTextField id="text" label="Content" value={value} onChange={tell} onBlur={() => undefined} />
      <button type="button" onClick={draw}>
        Draw
      </button>
    </>
  );
}

const open = async (initial: string, server = new FakeServer()) => {
  sendRequestsTo(server);
  const changed = jest.fn<(html: string) => void>();
  render(
    <PlatformProvider platform={platformOn(server)}>
      <AdminContext value={anAdmin('editor')}>
        <Form initial={initial} changed={changed} />
      </AdminContext>
    </PlatformProvider>,
  );
  const text = await screen.findByRole('textbox', { name: /^Content/ });
  const editor = getEditor(text);
  await waitFor(() => expect(editor.isInitialized).toBe(true));
  const press = (key: string) =>
    act(() => void text.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const write = (change: (one: Editor) => unknown) => act(() => void change(editor));
  const last = () => changed.mock.calls.at(-1)?.[0];
  return { user: userEvent.setup(), text, editor, changed, press, write, last };
};
const bar = (name = 'Formatting') => within(screen.getByRole('toolbar', { name }));

describe('RichTextField', () => {
  it('ABLG-2 counts words and reading time', async () => {
    await open(`<p>${'word '.repeat(201)}</p>`);
    expect(screen.getByText('201 words · 2 min read')).toBeTruthy();
  });

  it('ABLG-2 does not modify unchanged text, and restores the original when a change is undone', async () => {
    const { write, changed, last } = await open('<p>a<b>b</b></p>');
    expect(changed).not.toHaveBeenCalled();
    await write((one) => one.commands.insertContentAt(1, 'x'));
    expect(last()).toBe('<p>xa<strong>b</strong></p>');
    await write((one) => one.commands.undo());
    expect(last()).toBe('<p>a<b>b</b></p>');
  });

  it('shows a new value set by the form', async () => {
    const { user, text, changed } = await open('<p>One</p>');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(text.textContent).toBe('From elsewhere');
    expect(changed).not.toHaveBeenCalled();
  });

  it('ABLG-3 loses no characters when typing is faster than the form renders', async () => {
    render(
      <PlatformProvider platform={platformOn(new FakeServer())}>
        <AdminContext value={anAdmin('editor')}>
          <SlowForm />
        </AdminContext>
      </PlatformProvider>,
    );
    const text = await screen.findByRole('textbox', { name: /^Content/ });
    const editor = getEditor(text);
    await waitFor(() => expect(editor.isInitialized).toBe(true));
    const type = (letter: string) => act(() => void editor.view.dispatch(editor.state.tr.insertText(letter, 4)));
    const draw = () => act(() => screen.getByRole('button', { name: 'Draw' }).click());
    await type('a');
    await type('b');
    await draw();
    await type('c');
    await draw();
    await draw();
    expect(text.textContent).toBe('Onecba');
  });

  it('ABLG-2 has a toolbar with one tab stop: arrows move between tools, and Escape returns to the text', async () => {
    const { user, text } = await open('<p>One</p>');
    const tools = bar().getAllByRole('button');
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => tools[0]?.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(bar().getByRole('button', { name: 'Heading 2' }));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(bar().getByRole('button', { name: 'More' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(text));
  });

  it('ABLG-2 shows more tools in a menu, marks the active ones, and closes it on Escape', async () => {
    const { user, write, last } = await open('<p>One</p>');
    await write((one) => one.commands.selectAll());
    const more = bar().getByRole('button', { name: 'More' });
    act(() => more.focus());
    await user.keyboard('{Enter}');
    // The menu takes the focus some frames after it opened, even if it was closed meanwhile.
    const menuHasFocus = async () => {
      const first = await screen.findByRole('menuitem', { name: /^Collapsible block/ });
      await waitFor(() => expect(document.activeElement).toBe(first));
    };
    await menuHasFocus();
    await user.click(screen.getByRole('menuitem', { name: /^Highlight/ }));
    expect(last()).toBe('<p><mark>One</mark></p>');
    await user.click(more);
    const highlight = await screen.findByRole('menuitem', { name: /^Highlight/ });
    expect(within(highlight).getByRole('img', { name: 'on' })).toBeTruthy();
    await menuHasFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(more));
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  it('ABLG-2 marks the active tools, and creates headings', async () => {
    const { user, last } = await open('<p>One</p>');
    const heading = bar().getByRole('button', { name: 'Heading 3' });
    expect(heading.getAttribute('aria-pressed')).toBe('false');
    await user.click(heading);
    expect(last()).toBe('<h3>One</h3>');
    expect(heading.getAttribute('aria-pressed')).toBe('true');
  });

  it('ABLG-2 opens a menu on a slash that works with arrows and Enter', async () => {
    const { text, press, write, last } = await open('');
    await write((one) => one.chain().focus().insertContent('/head').run());
    const chosen = () => screen.getByRole('option', { selected: true }).textContent;
    await waitFor(() => expect(chosen()).toContain('Heading 2'));
    expect(text.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await press('ArrowDown');
    expect(chosen()).toContain('Heading 3');
    await press('Enter');
    await write((one) => one.commands.insertContent('Title'));
    expect(last()).toBe('<h3>Title</h3>');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('ABLG-2 offers row and column tools in a table, and languages in a code block', async () => {
    const { user, write, last } = await open('<table><tbody><tr><td>1</td></tr></tbody></table>');
    await write((one) => one.commands.focus('start'));
    await user.click(bar('Table').getByRole('button', { name: 'Column after' }));
    expect(last()).toBe('<table><tbody><tr><td>1</td><td></td></tr></tbody></table>');
    await write((one) =>
      one.chain().setContent('<pre><code>a</code></pre>', { emitUpdate: true }).focus('start').run(),
    );
    await user.selectOptions(screen.getByLabelText('Language of the code'), 'CSS');
    expect(last()).toBe('<pre><code class="language-css">a</code></pre>');
  });

  it('ABLG-2 rejects links to disallowed addresses', async () => {
    const { user, write, last } = await open('<p>here</p>');
    await write((one) => one.commands.selectAll());
    await user.click(bar().getByRole('button', { name: 'Link' }));
    const address = await screen.findByLabelText('Address');
    await user.type(address, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(screen.getByRole('alert').textContent).toMatch(/^Use a page of this site/);
    await user.clear(address);
    await user.type(address, 'studio.example/a');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(last()).toBe('<p><a href="https://studio.example/a">here</a></p>');
  });

  const drop = (text: HTMLElement, ...files: File[]) =>
    act(() => void text.dispatchEvent(new CustomEvent(FILES_ARRIVED, { detail: { files, at: undefined } })));

  it('ABLG-2 uploads inserted pictures in place, and asks for alternative text', async () => {
    const { user, text, last } = await open(
      '<p>One</p>',
      new FakeServer().on('POST /media-files', { ...STORED, status: 201 }),
    );
    await drop(text, PICTURE);
    const alt = await screen.findByLabelText('Alt text');
    await user.type(alt, 'A door');
    await user.click(screen.getByRole('button', { name: 'Save alt text' }));
    expect(last()).toContain('<img src="/media/library/a.png" alt="A door" width="5" height="5">');
  });

  it('ABLG-2 inserts several dropped pictures in their order, whichever is stored first', async () => {
    const names = ['a.png', 'b.png', 'c.png'];
    const first = Promise.withResolvers<void>();
    const server = new FakeServer().on('POST /media-files', async ({ body }) => {
      const { name } = (body as FormData).get('file') as File;
      if (name === names[0]) await first.promise;
      return { ...mediaDetails(aMediaFile({ url: `/media/library/${name}` })), status: 201 };
    });
    const { text, last } = await open('<p>One</p>', server);
    await drop(text, ...names.map((name) => new File(['x'], name, { type: 'image/png' })));
    await waitFor(() => expect(server.sent('POST', '/media-files')).toHaveLength(3));
    await act(async () => first.resolve());
    const inserted = () =>
      [...(last() ?? '').matchAll(/<img src="\/media\/library\/([^"]+)"/g)].map(([, name]) => name);
    await waitFor(() => expect(inserted()).toEqual(names));
  });

  it('ABLG-2 shows inline why an upload failed, and retries it on request', async () => {
    const answers = [
      { status: 500, body: {} },
      { ...STORED, status: 201 },
    ];
    const server = new FakeServer().on('POST /media-files', () => answers.shift() ?? { status: 500, body: {} });
    const { user, text, last } = await open('<p>One</p>', server);
    await drop(text, PICTURE);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await user.click(screen.getByRole('button', { name: 'Upload door.png again' }));
    await screen.findByLabelText('Alt text');
    expect(last()).toContain('/media/library/a.png');
  });

  it('ABLG-2 converts pasted Markdown, also from a code editor, and leaves other text as it is', async () => {
    const { text, write, last } = await open('<p>One</p>');
    const paste = async (data: Record<string, string>) => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const clipboardData = { files: [], getData: (type: string) => data[type] ?? '' };
      await write((one) => one.commands.setTextSelection(one.state.doc.content.size));
      await act(() => void text.dispatchEvent(Object.assign(event, { clipboardData })));
      expect(event.defaultPrevented).toBe(true);
    };
    await paste({ 'text/plain': ', **bold**' });
    await waitFor(() => expect(last()).toBe('<p>One, <strong>bold</strong></p>'));
    await paste({ 'text/plain': ', 2 * 3' });
    expect(last()).toBe('<p>One, <strong>bold, 2 * 3</strong></p>');
    await paste({ 'text/plain': 'a *word*', 'vscode-editor-data': '{"mode":"markdown"}' });
    expect(last()).toContain('a <em>word</em>');
    expect(screen.queryByText(/^Converting/)).toBeNull();
  });

  it('ABLG-2 uploads only pictures', async () => {
    const server = new FakeServer();
    const { text } = await open('', server);
    await drop(text, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^File type must be/);
    expect(server.sent('POST')).toEqual([]);
  });
});
