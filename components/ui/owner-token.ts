/** The owner sets this local storage key by hand. */
const KEY = 'auth-token';

/** Returns null for visitors and when the browser blocks storage. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
