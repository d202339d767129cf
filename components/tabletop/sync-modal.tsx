import * as Dialog from '@radix-ui/react-dialog';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '@/lib/dates';
import { notifications } from '@/lib/notifications/store';
import { pendingNotice, rememberSync, SYNCED, syncCollection } from '@/lib/tabletop/sync';
import { isNotification, showNotifications } from '../notifications/layer';
import { Notifications } from '../notifications/notifications';
import { BUTTON_CLASS } from '../ui/links';
import { storedToken } from '../ui/owner-token';

const RELOAD_DELAY_MS = 2000;

export interface SyncModalProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  total: number;
  /** ISO timestamp of the collection; empty if there is none. */
  updated: string;
  username: string;
}

/** Cannot be closed during a sync, because the server would not stop. */
export function SyncModal({ open, onOpenChange, total, updated, username }: SyncModalProps) {
  const [syncing, setSyncing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  useLayoutEffect(showNotifications, []);

  useEffect(() => {
    const notice = updated && pendingNotice(sessionStorage, updated);
    if (notice) notifications.show(notice);
  }, [updated]);

  async function start() {
    // The disabled button would lose the focus to the document.
    content.current?.focus();
    setSyncing(true);
    const notice = await syncCollection({ username, token: storedToken(), fetch: window.fetch });
    flushSync(() => setSyncing(false));
    startButton.current?.focus();
    notifications.show(notice);
    if (notice !== SYNCED) return;
    onOpenChange(false);
    if (updated) rememberSync(sessionStorage, updated);
    setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
  }

  /** Radix restores the focus only to its own trigger. */
  function returnFocus(event: Event) {
    event.preventDefault();
    opener.current?.focus();
  }

  return (
    <>
      <Notifications />
      <Dialog.Root open={open} onOpenChange={(next) => syncing || onOpenChange(next)}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-50 bg-ground/80 transition-opacity duration-150 starting:opacity-0" />
          <Dialog.Content
            ref={content}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
            }}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={(event) => isNotification(event.target) && event.preventDefault()}
            className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md -translate-1/2 space-y-6 overflow-y-auto rounded-card border border-rule bg-plate p-6 outline-none transition-opacity duration-150 starting:opacity-0"
          >
            <div className="space-y-2">
              <Dialog.Title className="text-title">Sync collection</Dialog.Title>
              <Dialog.Description className="text-soft">
                Imports {username}’s collection from BoardGameGeek and replaces the one shown here.
              </Dialog.Description>
            </div>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-hairline border-y py-4">
              <dt className="text-dim">Total Games</dt>
              <dd className="figures">{total}</dd>
              <dt className="text-dim">Last updated</dt>
              <dd>{updated ? <time dateTime={updated}>{formatDay(updated)}</time> : 'Never'}</dd>
            </dl>
            <p role="status" className="min-h-5 text-caption text-soft">
              {syncing && 'Syncing. This can take a few minutes.'}
            </p>
            <div className="flex flex-wrap justify-end gap-3">
              <Dialog.Close disabled={syncing} className={BUTTON_CLASS.quiet}>
                Cancel
              </Dialog.Close>
              <button
                ref={startButton}
                type="button"
                onClick={start}
                disabled={syncing}
                aria-busy={syncing}
                className={BUTTON_CLASS.primary}
              >
                {syncing && <LoaderCircle className="animate-spin" />}
                Start Sync
              </button>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
