/** The only reader of process.env; .env.example documents each variable. */
export const env = {
  /** Folder that the content check reads. */
  get contentDir() {
    return process.env.CONTENT_DIR || 'content';
  },
  /** Browser for the journeys; found where left out. */
  get chromiumPath() {
    return process.env.CHROMIUM_PATH || undefined;
  },
  /** Where the system looks for commands. */
  get path() {
    return process.env.PATH ?? '';
  },
};
