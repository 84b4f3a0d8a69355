import { useRef, useState } from 'react';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Heading } from '../text/text.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';

/** A list whose entry has a menu, an item and a link of which open dialogs. */
export function MenuOfDialogs({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const [opened, setOpened] = useState<'nothing' | 'dialog' | 'alertdialog'>('nothing');
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpened('nothing');
  return (
    <>
      <Heading level={1} ref={heading} tabIndex={-1}>
        View Food
      </Heading>
      <Menu trigger={<Button variant="quiet">Actions</Button>} onOpenChange={onOpenChange}>
        <MenuItem onSelect={() => setOpened('dialog')}>Rename</MenuItem>
        <MenuLink
          href="#delete"
          onClick={(event) => {
            event.preventDefault();
            setOpened('alertdialog');
          }}
        >
          Delete
        </MenuLink>
      </Menu>
      <Dialog title="Rename" isOpen={opened === 'dialog'} closeLabel="Close" onClose={close} />
      {opened === 'alertdialog' && (
        <AlertDialog
          title="Confirm Deletion"
          description="This action cannot be undone."
          confirmLabel="Yes, Delete"
          cancelLabel="Cancel"
          onConfirm={close}
          onCancel={close}
          fallbackFocus={heading}
        />
      )}
    </>
  );
}
