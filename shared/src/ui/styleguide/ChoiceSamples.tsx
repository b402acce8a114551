import { useState } from 'react';
import { ComboBox } from '../combo-box/index.ts';
import { ConfirmDialog, Dialog } from '../dialog/index.ts';
import { Badge, BoardIcon, Button, EditIcon, TrashIcon } from '../index.ts';
import { Menu } from '../menu/index.ts';
import { Select } from '../select/index.ts';
import { Tabs } from '../tabs/index.ts';
import { Sample, Samples } from './Sample.tsx';

const districts = [
  'Noord/Tanki Leendert',
  'Oranjestad West',
  'Oranjestad Oost',
  'Paradera',
  'Santa Cruz',
  'Savaneta',
].map((name, index) => ({ id: index + 1, name }));

export function ChoiceSamples() {
  const [district, setDistrict] = useState<number | null>(null);
  const [language, setLanguage] = useState<number | null>(2);
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <Samples title="Doors of their own: select, combo box, menu, dialog, tabs">
      <Sample name="Select, ComboBox" layout="grid">
        <Select label="District" options={districts} value={district} onChange={setDistrict} />
        <Select
          label="District"
          options={districts}
          value={null}
          onChange={setDistrict}
          error="Choose a district."
        />
        <ComboBox
          label="District, by typing"
          hint="Accents do not matter"
          options={districts}
          value={language}
          onChange={setLanguage}
        />
      </Sample>
      <Sample name="Menu, Dialog">
        <Menu
          trigger={<Button variant="secondary">More</Button>}
          onChoose={() => setOpen('question')}
          sections={[
            {
              items: [
                { id: 'edit', name: 'Edit', icon: <EditIcon /> },
                { id: 'board', name: 'Show as board', icon: <BoardIcon /> },
              ],
            },
            { items: [{ id: 'delete', name: 'Delete', icon: <TrashIcon />, isDestructive: true }] },
          ]}
        />
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button variant="danger" onClick={() => setOpen('question')}>
          Ask
        </Button>
        <Dialog
          isOpen={open === 'dialog'}
          onClose={close}
          title="Move Xiomara Croes to Interview"
          actions={<Button onClick={close}>Move</Button>}
        >
          <p>She will be told by e-mail. You can add a note that she reads.</p>
        </Dialog>
        <ConfirmDialog
          isOpen={open === 'question'}
          onCancel={close}
          onConfirm={close}
          title="Close this vacancy?"
          confirmLabel="Close vacancy"
          isDestructive
        >
          <p>It disappears from the list. Applicants keep their applications.</p>
        </ConfirmDialog>
      </Sample>
      <Sample name="Tabs" layout="stack">
        <Tabs
          label="Applicant"
          tabs={[
            { id: 'letter', name: 'Letter', content: <p>Dear Kas di Sabor,</p> },
            { id: 'answers', name: 'Answers', count: 3, content: <p>Yes, on Saturdays too.</p> },
            { id: 'history', name: 'History', content: <Badge tone="info">Viewed</Badge>, isDisabled: true },
          ]}
        />
      </Sample>
    </Samples>
  );
}
