import { type Lit, litByNode } from '@/lib/diagram/follow';

/** Lights the path of the node in use, else `resting`. A first tap on a link lights, a second follows. */
export function followPointer(
  figure: HTMLElement,
  links: Parameters<typeof litByNode>[1],
  resting: Lit | undefined,
): () => void {
  const stop = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, react: (event: HTMLElementEventMap[Name]) => void) =>
    figure.addEventListener(name, react, { signal: stop.signal });
  const show = (node = nodeOf(figure.querySelector(':focus-visible'))) =>
    light(figure, node === undefined ? resting : (litByNode(node, links) ?? resting));
  let isTouch = false;
  let tapped: string | undefined;

  show();
  on('pointerover', ({ pointerType, target }) => pointerType !== 'touch' && show(nodeOf(target)));
  on('pointerleave', ({ pointerType }) => pointerType !== 'touch' && show());
  on('focusin', ({ target }) => isElement(target) && target.matches(':focus-visible') && show(nodeOf(target)));
  on('focusout', () => show());
  on('pointerdown', ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  });
  on('click', (event) => {
    const node = nodeOf(event.target);
    if (!isTouch || (node !== undefined && node === tapped)) return;
    if (isElement(event.target) && event.target.closest('svg a')) event.preventDefault();
    tapped = node;
    show(node);
  });
  return () => stop.abort();
}

function isElement(target: EventTarget | null): target is Element {
  return target instanceof Element;
}

function nodeOf(target: EventTarget | null): string | undefined {
  return (isElement(target) && target.closest('[data-node]')?.getAttribute('data-node')) || undefined;
}

/** Marks what is lit; diagram.css dims the rest. */
function light(figure: HTMLElement, lit: Lit | undefined): void {
  figure.toggleAttribute('data-following', lit !== undefined);
  for (const element of figure.querySelectorAll('[data-node], [data-edge]')) {
    const [node, link] = ['data-node', 'data-edge'].map((name) => element.getAttribute(name));
    element.toggleAttribute('data-lit', Boolean((node && lit?.nodes.has(node)) || (link && lit?.links.has(link))));
    element.toggleAttribute('data-now', Boolean(link && link === lit?.now));
  }
}
