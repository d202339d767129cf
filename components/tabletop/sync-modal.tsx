'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { LoaderCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '@/lib/dates';
import { showNotification } from '@/lib/notifications/store';
import { storedToken } from '@/lib/owner-token';
import { syncCollection, syncNotice } from '@/lib/tabletop/sync';
import { isNotification } from '../notifications/dismissal';
import { BUTTON_CLASS } from '../ui/button-link';

/** Time to read that it worked before the page reloads. */
const RELOAD_DELAY_MS = 2000;

interface SyncModalProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Games in the collection as it is. */
  total: number;
  /** ISO instant it was generated at; null when it never was. */
  updated: string | null;
  username: string;
  onReload?(): void;
}

/**
 * Asks the server to fetch the collection anew. While it does, the dialog cannot be closed: the server
 * would not stop, so a cancel would only pretend. The page has to carry `<Notifications />` for the outcome.
 */
export function SyncModal({ open, onOpenChange, total, updated, username, onReload = reload }: SyncModalProps) {
  const [syncing, setSyncing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  async function start() {
    // A button that turns disabled would drop focus out of the dialog; it gets it back to try again.
    content.current?.focus();
    setSyncing(true);
    const outcome = await syncCollection({ username, token: storedToken(), fetch: window.fetch });
    flushSync(() => setSyncing(false));
    startButton.current?.focus();
    showNotification(syncNotice(outcome));
    if (outcome.kind !== 'synced') return;
    onOpenChange(false);
    setTimeout(onReload, RELOAD_DELAY_MS);
  }

  /** Radix returns focus to its own trigger only, and this dialog has none. */
  function returnFocus(event: Event) {
    event.preventDefault();
    opener.current?.focus();
  }

  return (
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
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md -translate-1/2 space-y-6 overflow-y-auto rounded-card border border-line-strong bg-night p-6 outline-none transition-opacity duration-150 starting:opacity-0"
        >
          <div className="space-y-2">
            <Dialog.Title className="text-title">Sync collection</Dialog.Title>
            <Dialog.Description className="text-ink-soft">
              Imports {username}'s collection from BoardGameGeek and replaces the one shown here.
            </Dialog.Description>
          </div>
          <SyncFacts total={total} updated={updated} />
          <p role="status" className="min-h-5 text-caption text-ink-soft">
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
              {syncing && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
              Start Sync
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SyncFacts({ total, updated }: Pick<SyncModalProps, 'total' | 'updated'>) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-line border-y py-4">
      <dt className="text-ink-faint">Total Games</dt>
      <dd className="figures">{total}</dd>
      <dt className="text-ink-faint">Last updated</dt>
      <dd>{updated ? <time dateTime={updated}>{formatDay(updated)}</time> : 'Never'}</dd>
    </dl>
  );
}

function reload() {
  window.location.reload();
}
