/** Local storage key of the owner's token, which the owner puts there by hand. */
const KEY = 'auth-token';

/** The owner's token of this browser; null for visitors, and where the browser denies storage. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
