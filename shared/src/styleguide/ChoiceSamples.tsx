import { useState } from 'react';
import { ConfirmDialog, Dialog } from '../ui/dialog/index.ts';
import { Badge, BoardIcon, Button, FileTextIcon, XIcon } from '../ui/index.ts';
import { Menu } from '../ui/menu/index.ts';
import { Tabs } from '../ui/tabs/index.ts';
import { Sample, Samples } from './Sample.tsx';

export function ChoiceSamples() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <Samples title="Loaded on demand: menu, dialog, tabs">
      <Sample name="Menu, Dialog">
        <Menu
          trigger={<Button variant="secondary">More</Button>}
          onChoose={() => setOpen('question')}
          sections={[
            {
              items: [
                { id: 'edit', name: 'Edit', icon: <FileTextIcon /> },
                { id: 'board', name: 'Show as board', icon: <BoardIcon /> },
              ],
            },
            { items: [{ id: 'delete', name: 'Delete', icon: <XIcon />, isDestructive: true }] },
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
          <p>She receives an e-mail. You can add a note for her.</p>
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
            { id: 'letter', name: 'Letter', content: <p>Dear Cas di Sabor,</p> },
            { id: 'answers', name: 'Answers', count: 3, content: <p>Yes, on Saturdays too.</p> },
            { id: 'history', name: 'History', content: <Badge tone="info">Viewed</Badge>, isDisabled: true },
          ]}
        />
      </Sample>
    </Samples>
  );
}
