/** Shows the problems of the content over the page. Only `npm run dev` serves this file. */

const SHOWN = 50;

const STYLES = `
  :host {
    position: fixed; inset: auto 0 0; width: auto; margin: 0; padding: 0; border: 0; background: none; overflow: visible;
    font: 0.9375rem/1.5 system-ui, sans-serif; color: #f0edf9;
  }
  section {
    box-sizing: border-box; max-width: 60rem; max-height: 60dvh; margin: 0 auto 1rem; overflow: auto;
    border: 1px solid #5b2c35; border-top: 3px solid #ff8a84; border-radius: 0.5rem;
    background: #161326; box-shadow: 0 1rem 3rem #000c;
  }
  @media (max-width: 62rem) { section { margin: 0 0.5rem 0.5rem; } }
  header {
    position: sticky; top: 0; display: flex; align-items: start; justify-content: space-between; gap: 1rem;
    padding: 0.75rem 1rem; background: #161326;
  }
  header div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; }
  h2 { margin: 0; font-size: 1.0625rem; font-weight: 600; }
  p { margin: 0; overflow-wrap: anywhere; }
  header p { color: #b6b0c9; }
  button {
    min-height: 2.5rem; padding: 0.375rem 1rem; border: 1px solid #3d3560; border-radius: 0.375rem; background: none;
    color: inherit; font: inherit; cursor: pointer;
  }
  button:hover { background: #26213b; }
  ol { margin: 0; padding: 0 1rem 0.5rem; list-style: none; }
  li { padding: 0.625rem 0; border-top: 1px solid #26213b; }
  .place { font: 0.875rem/1.5 ui-monospace, Menlo, Consolas, monospace; color: #b9a3ff; overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid #b9a3ff; outline-offset: 2px; }
`;

function element(name, text = '', attributes = {}) {
  const created = document.createElement(name);
  created.textContent = text;
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  return created;
}

const host = element('content-problems', '', { popover: 'manual' });
const root = host.attachShadow({ mode: 'open' });
// Screen readers announce what changes in a region that is there before.
const section = element('section', '', { 'aria-label': 'Problems in the content', 'aria-live': 'polite' });
root.append(element('style', STYLES), section);

function itemOf({ place, message, href }) {
  const item = document.createElement('li');
  item.append(element('a', place, { class: 'place', href }), element('p', message));
  return item;
}

function show(problems) {
  if (problems.length === 0) {
    host.hidePopover();
    section.replaceChildren();
    return;
  }
  const header = document.createElement('header');
  const hide = element('button', 'Hide', { type: 'button' });
  hide.addEventListener('click', () => host.hidePopover());
  const title = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content`;
  const heading = document.createElement('div');
  heading.append(element('h2', title), element('p', 'The page shows the last valid version.'));
  header.append(heading, hide);
  const list = document.createElement('ol');
  list.append(...problems.slice(0, SHOWN).map(itemOf));
  const left = problems.length - SHOWN;
  if (left > 0) list.append(element('li', `${left} more. The terminal lists them all.`));
  section.replaceChildren(header, list);
  host.showPopover();
}

document.documentElement.append(host);
new EventSource('/__content/problems').onmessage = ({ data }) => show(JSON.parse(data));
