import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button, Dropdown } from '#antd';
import { CheckOutlined, DownOutlined, SaveOutlined, SettingOutlined } from '#icons';
import { chosen } from '../layout/chosen';
import { useReturnFocus } from '../layout/useReturnFocus';
import { ManageViewsDialog } from './ManageViewsDialog';
import { SaveViewDialog } from './SaveViewDialog';
import { useSavedFilters } from './useSavedFilters';

/** The parts of an address that define a view, without the page and the open item; equal views give equal texts. */
const toView = (search: string): string => {
  const state = new URLSearchParams(search);
  for (const place of ['page', 'open']) state.delete(place);
  state.sort();
  return state.toString();
};

/** A user's saved filters, order, and search of a list. `screen` is the list's name in the preferences. */
export function ViewsMenu({ screen }: { screen: string }) {
  const [path, navigate] = useLocation();
  const shown = toView(useSearch());
  const saved = useSavedFilters(screen);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const button = useReturnFocus(dialog !== undefined);
  const close = () => setDialog(undefined);
  const current = saved.views.find(({ query }) => toView(query) === shown);
  const missing = saved.isFull ? 'You’ve reached the limit for saved views.' : undefined;

  const items = [
    ...saved.views.map(({ id, name, query }) => ({
      key: id,
      label: name,
      icon: <CheckOutlined aria-hidden="true" style={id === current?.id ? {} : { visibility: 'hidden' }} />,
      onClick: () => navigate(query === '' ? path : `${path}?${query}`),
    })),
    ...(saved.views.length > 0 ? [{ type: 'divider' as const }] : []),
    {
      key: 'save',
      label: 'Save this view…',
      icon: <SaveOutlined aria-hidden="true" />,
      disabled: !saved.isKnown || missing !== undefined,
      ...(missing === undefined ? {} : { title: missing }),
      onClick: chosen(() => setDialog('save')),
    },
    ...(saved.views.length > 0
      ? [
          {
            key: 'manage',
            label: 'Manage views…',
            icon: <SettingOutlined aria-hidden="true" />,
            onClick: chosen(() => setDialog('manage')),
          },
        ]
      : []),
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
        <Button ref={button} aria-haspopup="menu">
          {current === undefined ? 'Views' : `View: ${current.name}`} <DownOutlined aria-hidden="true" />
        </Button>
      </Dropdown>
      {dialog === 'save' && <SaveViewDialog onClose={close} onSave={(name) => saved.add(name, shown)} />}
      {dialog === 'manage' && <ManageViewsDialog saved={saved} onClose={close} />}
    </>
  );
}
