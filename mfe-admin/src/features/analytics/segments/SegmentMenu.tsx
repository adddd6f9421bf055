import { lazy, Suspense, useState } from 'react';
import { Button, Dropdown } from '#antd';
import { CheckOutlined, DownOutlined, FilterOutlined, SaveOutlined, SettingOutlined } from '#icons';
import { chosen } from '../../../layout/chosen';
import { useReturnFocus } from '../../../layout/useReturnFocus';
import { useMissingRights } from '../../../session/useMissingRights';
import type { Report } from '../headlineFigures';
import { type Conditions, isSameSegment, NO_CONDITIONS } from './conditions';
import styles from './Segments.module.css';
import { useSegments } from './useSegments';

const SegmentDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "analytics-segments" */ './SegmentDialog')).SegmentDialog,
}));
const SegmentsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "analytics-segments" */ './SegmentsDialog')).SegmentsDialog,
}));

interface Props {
  conditions: Conditions;
  goals: Report['goals'];
  onChange: (conditions: Conditions) => void;
}

/** Chooses the visits that the report is about, and saves them under a name for everyone. */
export function SegmentMenu({ conditions, goals, onChange }: Props) {
  const saved = useSegments(goals);
  const { write: missing } = useMissingRights('analytics');
  const [dialog, setDialog] = useState<'edit' | 'save' | 'manage'>();
  const button = useReturnFocus(dialog !== undefined);
  const close = () => setDialog(undefined);
  const isAll = isSameSegment(conditions, NO_CONDITIONS);
  const current = saved.items.find(({ segment }) => isSameSegment(segment, conditions));
  const forWriters = missing === undefined ? {} : { disabled: true, title: missing };
  const getChoice = (key: string, label: string, isChosen: boolean, choice: Conditions) => ({
    key,
    label,
    icon: <CheckOutlined aria-hidden="true" style={isChosen ? {} : { visibility: 'hidden' }} />,
    onClick: () => onChange(choice),
  });

  const items = [
    getChoice('all', 'All visits', isAll, NO_CONDITIONS),
    ...saved.items.map(({ id, name, segment }) =>
      getChoice(id, name, id === current?.id, { ...NO_CONDITIONS, ...segment }),
    ),
    ...(saved.error !== undefined ? [{ key: 'failed', label: 'Segments could not be loaded', disabled: true }] : []),
    { type: 'divider' as const },
    {
      key: 'edit',
      label: 'Choose conditions…',
      icon: <FilterOutlined aria-hidden="true" />,
      onClick: chosen(() => setDialog('edit')),
    },
    {
      key: 'save',
      label: 'Save this segment…',
      icon: <SaveOutlined aria-hidden="true" />,
      ...(isAll ? { disabled: true, title: 'Choose a condition first.' } : forWriters),
      onClick: chosen(() => setDialog('save')),
    },
    {
      key: 'manage',
      label: 'Manage segments…',
      icon: <SettingOutlined aria-hidden="true" />,
      ...forWriters,
      onClick: chosen(() => setDialog('manage')),
    },
  ];
  return (
    <>
      <Dropdown menu={{ items, className: styles.menu ?? '' }} trigger={['click']} autoFocus>
        <Button ref={button} className={styles.button ?? ''} aria-haspopup="menu">
          Segment: {isAll ? 'All visits' : (current?.name ?? 'Custom')} <DownOutlined aria-hidden="true" />
        </Button>
      </Dropdown>
      <Suspense fallback={null}>
        {dialog === 'edit' && (
          <SegmentDialog
            title="Choose Conditions"
            action="Show Visits"
            isNamed={false}
            initial={{ ...conditions, name: '' }}
            goals={goals}
            onClose={close}
            onSave={async ({ segment }) => {
              onChange({ ...NO_CONDITIONS, ...segment });
              return true;
            }}
          />
        )}
        {dialog === 'save' && (
          <SegmentDialog
            title="Save Segment"
            action="Save Segment"
            isNamed
            initial={{ ...conditions, name: '' }}
            goals={goals}
            onClose={close}
            onSave={async (segment) => (await saved.create(segment)) === 'saved'}
          />
        )}
        {dialog === 'manage' && <SegmentsDialog saved={saved} goals={goals} onClose={close} />}
      </Suspense>
    </>
  );
}
