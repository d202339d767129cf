const KEY = 'recent-searches';
const MAX_KEPT = 5;

/** The latest searches of this browser that led somewhere, newest first. */
export function recentSearches(storage: Storage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSearch(storage: Storage, query: string): void {
  const text = query.trim();
  if (!text) return;
  const kept = [text, ...recentSearches(storage).filter((each) => each !== text)].slice(0, MAX_KEPT);
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse to store; the search works without.
  }
}

export function forgetSearches(storage: Storage): void {
  storage.removeItem(KEY);
}
