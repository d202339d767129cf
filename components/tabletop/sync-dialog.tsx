import type { ComponentProps } from 'react';
import { Notifications } from '../notifications/notifications';
import { SyncModal } from './sync-modal';

/** The sync modal together with the notifications that tell its outcome. */
export function SyncDialog(props: ComponentProps<typeof SyncModal>) {
  return (
    <>
      <Notifications />
      <SyncModal {...props} />
    </>
  );
}
