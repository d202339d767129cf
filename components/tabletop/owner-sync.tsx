'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { storedToken } from '../ui/owner-token';
import type { SyncModalProps } from './sync-modal';

const SyncModal = dynamic(() => import('./sync-modal').then((module) => module.SyncModal), { ssr: false });

/** Opens the sync dialog at #sync if the browser has the owner's token. */
export function OwnerSync(props: Omit<SyncModalProps, 'open' | 'onOpenChange'>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');

  useEffect(() => {
    const read = () => {
      if (storedToken() === null) return;
      setState((now) => (window.location.hash === '#sync' ? 'open' : now === 'never' ? 'closed' : now));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  function close() {
    setState('closed');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }

  // Mounted while closed, because its notifications outlive the dialog and the reload.
  return state === 'never' ? null : (
    <SyncModal {...props} open={state === 'open'} onOpenChange={(open) => !open && close()} />
  );
}
