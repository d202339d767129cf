import type { Access, Place } from './access';

const STYLES = `
  .sign-in { box-sizing: border-box; width: min(30rem, calc(100vw - 2rem)); padding: 2rem; border: 1px solid #8884;
    border-radius: 0.75rem; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif;
    box-shadow: 0 1rem 3rem #0003; }
  .sign-in::backdrop { background: light-dark(#eef0f4, #14151a); }
  .sign-in h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.25; }
  .sign-in p { margin: 0 0 1rem; color: light-dark(#4b5060, #b4b8c4); overflow-wrap: anywhere; }
  .sign-in b { color: CanvasText; font-weight: 600; }
  .sign-in label { display: block; margin-block: 1.25rem 0.375rem; font-weight: 600; }
  .sign-in input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem;
    border: 1px solid light-dark(#767b8a, #7d8292); border-radius: 0.5rem; background: Field; color: FieldText; font: inherit; }
  .sign-in .hint { margin-block: 0.5rem 1.25rem; font-size: 0.875rem; }
  .sign-in a { color: light-dark(#4c1d95, #c4b5fd); }
  .sign-in [role=alert]:empty { display: none; }
  .sign-in [role=alert] { padding: 0.625rem 0.75rem; border-left: 4px solid light-dark(#b3261e, #ff8a84);
    border-radius: 0.25rem; background: light-dark(#fdecea, #3a1d20); color: CanvasText; }
  .sign-in button { width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; border: 0; border-radius: 0.5rem;
    background: #5b21b6; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  .sign-in button:disabled { opacity: 0.7; cursor: progress; }
  .sign-in :focus-visible { outline: 3px solid light-dark(#7c3aed, #c4b5fd); outline-offset: 2px; }
`;

/** The text is fixed: what comes from elsewhere is put in as text. */
const FORM = `
  <form>
    <h1>Edit the site</h1>
    <p>Each save is a commit on the branch <b data-branch></b> of <b data-repository></b>.</p>
    <label for="token">GitHub token</label>
    <input id="token" type="password" required autocomplete="current-password" spellcheck="false" aria-describedby="hint">
    <p class="hint" id="hint">A <a target="_blank" rel="noreferrer" data-new>fine-grained token</a> for this repository alone, with
      the permission Contents: Read and write. This tab keeps it until you sign out or close it.</p>
    <p role="alert"></p>
    <button>Sign in</button>
  </form>
`;

/** Shows the form over the page until GitHub accepts a token. */
export function askForToken(
  { repository, branch }: Place,
  check: (token: string) => Promise<Access>,
  problem = '',
): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.className = 'sign-in';
  dialog.innerHTML = `<style>${STYLES}</style>${FORM}`;
  const part = <Part extends HTMLElement>(selector: string) => dialog.querySelector(selector) as Part;
  const [alert, button] = [part('[role=alert]'), part<HTMLButtonElement>('button')];
  part('[data-branch]').textContent = branch;
  part('[data-repository]').textContent = repository;
  part<HTMLAnchorElement>('[data-new]').href = newTokenAddress(repository);
  // Without a token there is nothing behind the form.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  alert.textContent = problem;
  let accepted = '';
  return new Promise((resolve) => {
    part('form').addEventListener('submit', async (event) => {
      event.preventDefault();
      const token = part<HTMLInputElement>('input').value.trim();
      button.disabled = true;
      const access = token === accepted ? {} : await check(token);
      button.disabled = false;
      alert.textContent = access.problem ?? '';
      if (access.isProtected) {
        accepted = token;
        alert.textContent = `The branch ${branch} is protected. Saving works only if its rules let you commit to it.`;
        button.textContent = 'Sign in anyway';
      } else if (!access.problem) {
        dialog.remove();
        resolve(token);
      }
    });
  });
}

/** @see https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens */
function newTokenAddress(repository: string): string {
  const [owner = ''] = repository.split('/');
  const fields = { name: 'Edit the site', target_name: owner, contents: 'write' };
  return `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams(fields)}`;
}
