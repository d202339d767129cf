/** The owner sets this local storage key by hand. */
const KEY = 'auth-token';

export function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
